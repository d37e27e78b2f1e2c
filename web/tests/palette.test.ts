/** Pieces stand out from every ground they can lie on: by their own colour or by their edge. */
import { describe, expect, it } from 'vitest';
import css from '../src/styles/palette.css?raw';

const [day = '', night = ''] = css.split(":root[data-theme='dark']");
const SEATS = [0, 1, 2, 3, 4];
const GROUNDS = ['stone', 'stone-2', 'lamp', 'water'];

/** The luminance of `oklch(l c h)`. */
function luminance(theme: string, name: string): number {
  const found = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)`).exec(theme);
  if (found === null) throw new Error(`There is no --${name}.`);
  const [lightness, chroma, hue] = found.slice(1).map(Number) as [number, number, number];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const shown = (part: number): number => Math.min(1, Math.max(0, part));
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue);
}

function contrast(theme: string, one: string, other: string): number {
  const [dark, light] = [luminance(theme, one), luminance(theme, other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each([['day', day], ['night', night]])('by %s', (_, theme) => {
  it.each(SEATS)('a piece of seat %i stands out from every ground', (seat) => {
    for (const ground of GROUNDS) {
      expect(Math.max(contrast(theme, `seat-${seat}`, ground), contrast(theme, 'seat-edge', ground))).toBeGreaterThan(3);
    }
  });
  it.each(SEATS)('the mark of seat %i can be read on its colour', (seat) => {
    expect(contrast(theme, `seat-${seat}-ink`, `seat-${seat}`)).toBeGreaterThan(4.5);
  });
});
