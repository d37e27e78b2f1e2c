/** Strokes that several scenes share. */

const n = (value: number): string => value.toFixed(1);

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A pointed Venetian arch: its left foot at (x, y), so broad, so high. */
export function arch(x: number, y: number, width: number, height: number): string {
  const top = y - height;
  const spring = top + Math.min(height, width * 0.9);
  return (
    `M${n(x)} ${n(y)}V${n(spring)}C${n(x)} ${n(spring - width * 0.5)} ${n(x + width * 0.38)} ${n(spring - width * 0.55)} ${n(x + width / 2)} ${n(top)}` +
    `C${n(x + width * 0.62)} ${n(spring - width * 0.55)} ${n(x + width)} ${n(spring - width * 0.5)} ${n(x + width)} ${n(spring)}V${n(y)}Z`
  );
}

/** Ripples on water between two heights, denser far away. */
export function ripples(left: number, right: number, top: number, bottom: number, seed = 7): string {
  let state = seed;
  const next = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  let path = '';
  for (let y = top, gap = 5; y < bottom; y += gap, gap *= 1.22) {
    for (let x = left + next() * 60; x < right; x += 50 + next() * 90) {
      const wide = (10 + next() * 18) * (0.6 + (y - top) / (bottom - top));
      path += `M${n(x)} ${n(y)}q${n(wide / 4)} ${n(-gap * 0.28)} ${n(wide / 2)} 0t${n(wide / 2)} 0`;
    }
  }
  return path;
}

/** Stars of the night, as points for a round pen. */
export const STARS =
  'M22 30h0M64 18h0M96 58h0M140 26h0M178 12h0M214 44h0M236 16h0M300 22h0M330 52h0M352 14h0M396 34h0M420 12h0M448 48h0M470 22h0M40 82h0M460 88h0M318 84h0M160 70h0';
