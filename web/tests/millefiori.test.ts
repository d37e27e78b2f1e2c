import { describe, expect, it } from 'vitest';
import { chainOf, floatsOf, groupOf } from '../src/boards/millefiori/floats';
import { along, casesIn, cellsIn, layoutFor, type Layout } from '../src/boards/millefiori/layout';
import { FIELDS, halfOf, isNextTo } from '../src/boards/millefiori/places';
import { scenes } from '../src/boards/millefiori/scenes';
import { aboutCard, cardLabel, spokenBonus, spokenField, spokenProgress, spokenSpace } from '../src/boards/millefiori/spoken';
import { spotOf } from '../src/boards/millefiori/spots';
import { stringsIn } from '../src/boards/millefiori/strings';
import {
  AREA_OF,
  cardOf,
  kindsOf,
  levelOf,
  reachOf,
  scoringLines,
  showcaseTarget,
  sorted,
  triangleOf,
  WORKSHOP_LETTERS,
  type AreaName,
  type FieldView,
  type MillefioriView,
} from '../src/boards/millefiori/view';
import type { Line } from '../src/core/wire';

const ROOMS = [
  { width: 360, height: 330 },
  { width: 390, height: 560 },
  { width: 600, height: 300 },
  { width: 704, height: 520 },
  { width: 768, height: 760 },
  { width: 960, height: 400 },
  { width: 960, height: 490 },
  { width: 1504, height: 830 },
];
const AREAS: readonly AreaName[] = ['workshops', 'residences', 'nobili', 'populi', 'trade', 'harbour'];
const LETTERS = { P: 'pigments', Q: 'quartz', A: 'ash', L: 'lime' } as const;
const PEOPLE = { nobili: ['coin', 'lion', 'cross'], populi: ['shell', 'fish', 'crab'] } as const;
const ORDER = [0, 1, 2, 1, 2, 0, 1, 2, 0, 1, 2, 0];

/** The empty board; `owned` says whose diamond is on which field. */
function fields(owned: Readonly<Record<string, number>> = {}): MillefioriView['fields'] {
  const field = (name: string, symbol: string): FieldView => ({ name, symbol: symbol as FieldView['symbol'], owner: owned[name] ?? null });
  const symbolOf = (area: AreaName, i: number): string => {
    if (area === 'workshops') return LETTERS[WORKSHOP_LETTERS[i] ?? 'P'];
    if (area === 'nobili' || area === 'populi') return PEOPLE[area][ORDER[i] ?? 0] ?? '';
    return area === 'trade' ? (['glasses', 'carafes', 'jewelry', 'swans'][i % 4] ?? '') : area === 'harbour' ? 'ship' : 'key';
  };
  return Object.fromEntries(AREAS.map((area) => [area, FIELDS[area].map((_, i) => field(`${area}${i + 1}`, symbolOf(area, i)))])) as unknown as MillefioriView['fields'];
}
const player = { supply: 27, reserve: 3, ship: 0, councillor: 1, dogaressas: [], showcase: Array.from({ length: 9 }, () => null), covered: 0, lines: 0, packet: 4, kept: false, played: [] };
const bonus = { points: [20, 15, 10, 5], owners: [null, null, null, null], had: [] };
const view = (facts: Partial<MillefioriView> = {}): MillefioriView =>
  ({
    seats: 3,
    over: false,
    step: 'use_card',
    asked: [0],
    scores: [0, 0, 0],
    choices: {},
    masterworks: true,
    card: null,
    fields: fields(),
    bonus: { workshops: bonus, trade: bonus, palace: bonus, city: bonus },
    sea: Array.from({ length: 36 }, (_, i) => ({ points: i % 5, effect: i === 7 ? 'extra_card' : 'nothing' })),
    players: [player, player, player],
    ...facts,
  }) as unknown as MillefioriView;
const line = (rule: string, targets: string[], ...gains: [number, number][]): Line => ({ number: 1, text: rule, rule, targets, gains: gains.map(([seat, points]) => ({ seat, points })) });

describe('the base board', () => {
  it('has 109 fields that do not touch each other', () => {
    const all = AREAS.flatMap((area) => FIELDS[area].map((at, place) => ({ area, at, half: halfOf(area, place) })));
    expect(all).toHaveLength(109);
    all.forEach((one, i) => {
      for (const other of all.slice(i + 1)) {
        const [x, y] = [Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y)];
        const [a, b] = [one.half, other.half];
        const isApart = one.area === 'workshops' ? x >= a.x + b.x - 1 || y >= (a.y + b.y) * 0.74 : x / (a.x + b.x) + y / (a.y + b.y) > 0.96;
        expect(isApart, `${one.area} ${one.at.x},${one.at.y} and ${other.at.x},${other.at.y}`).toBe(true);
      }
    });
  });
  it('has workshops that are neighbours as the rules say', () => {
    const pairs = FIELDS.workshops.flatMap((_, one) => FIELDS.workshops.map((_, other) => one < other && isNextTo(one, other))).filter(Boolean);
    expect(pairs).toHaveLength(61);
    expect(isNextTo(16, 17)).toBe(false);
    expect(isNextTo(5, 6)).toBe(false);
  });
});

describe.each(ROOMS)('in a room of $width by $height', (room) => {
  const partsOf = ({ council, market, court, display, packets, cases }: Layout) => [council, market, court, display, packets, ...cases].filter((part) => part !== null);
  it.each([true, false])('keeps all parts on the board and apart, with the expansion: %s', (masterworks) => {
    for (const seats of [2, 3, 4]) {
      const layout = layoutFor(room, { masterworks, seats, sea: masterworks ? 35 : 20, cards: seats * 8 });
      const parts = partsOf(layout);
      for (const part of parts) {
        expect(part.width).toBeGreaterThan(40);
        expect(part.height).toBeGreaterThan(40);
        expect(part.x + part.width).toBeLessThanOrEqual(layout.width + 0.1);
        expect(part.y + part.height).toBeLessThanOrEqual(layout.height + 0.1);
      }
      parts.forEach((one, i) => {
        for (const other of parts.slice(i + 1)) {
          const isApart = one.x + one.width <= other.x + 0.1 || other.x + other.width <= one.x + 0.1 || one.y + one.height <= other.y + 0.1 || other.y + other.height <= one.y + 0.1;
          expect(isApart).toBe(true);
        }
      });
    }
  });
  it('has a place for the longest sea route', () => {
    const { sea, width } = layoutFor(room, { masterworks: true, seats: 4, sea: 40, cards: 9 });
    expect(sea).toHaveLength(41);
    for (const { x } of sea) expect(x).toBeLessThan(width - 20);
  });
  it('fills the room, or scrolls', () => {
    const layout = layoutFor(room, { masterworks: true, seats: 4, sea: 35, cards: 9 });
    expect((layout.height * room.width) / layout.width).toBeGreaterThan(room.height * 0.97);
  });
});

describe('small things', () => {
  it('read what is printed on a card off its name', () => {
    expect(cardOf('quartz3')).toEqual({ kind: 'area', area: 'workshops', symbol: 'quartz', wheel: 3 });
    expect(cardOf('dogat2-0')).toEqual({ kind: 'dogat', arrows: 2, points: 0 });
    expect(cardOf('green_horse5')).toEqual({ kind: 'work', glass: 'green', shape: 'horse', value: 5 });
    expect(Object.keys(AREA_OF)).toHaveLength(16);
  });
  it('sort cards and count those that are alike', () => {
    expect(sorted(['ship1', 'dogat1-2', 'ash2', 'quartz5', 'amber_vase2'])).toEqual(['quartz5', 'ash2', 'ship1', 'dogat1-2', 'amber_vase2']);
    expect(kindsOf(['key1', 'key2', 'key1'])).toEqual([{ name: 'key1', count: 2 }, { name: 'key2', count: 1 }]);
  });
  it('lie at equal distances along a way', () => {
    expect(along([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }], 4)).toEqual([{ x: 5, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 5 }, { x: 10, y: 10 }]);
  });
  it('are cut into cells of a shape', () => {
    const cells = cellsIn({ x: 0, y: 0, width: 100, height: 100 }, 4, 1, 60, 0);
    expect(cells.map(({ x, y, width }) => [x, y, width])).toEqual([[0, 0, 50], [50, 0, 50], [0, 50, 50], [50, 50, 50]]);
  });
  it('give the viewer the largest showcase', () => {
    const [own, ...others] = casesIn({ x: 0, y: 0, width: 300, height: 300 }, 4);
    for (const other of others) expect(own!.width).toBeGreaterThan(other.width);
  });
  it('know levels and triangles of a pyramid', () => {
    expect([0, 2, 3, 6, 7, 11].map(levelOf)).toEqual([3, 3, 2, 2, 1, 1]);
    expect(triangleOf(0).toSorted((a, b) => a - b)).toEqual([3, 4, 7, 8, 9]);
    expect(triangleOf(9)).toEqual([]);
  });
  it('show where a card could go', () => {
    const table = view({ fields: fields({ residences1: 0, nobili8: 1, nobili9: 0 }) });
    expect(reachOf(table, 'key2')).toEqual(['residences2']);
    expect(reachOf(table, 'coin1')).toEqual(['nobili4', 'nobili10', 'nobili11', 'nobili12']);
    expect(reachOf(table, 'quartz1')).toHaveLength(7);
    expect(reachOf(table, 'dogat1-1')).toEqual([]);
  });
  it('find the lines of a showcase that score', () => {
    const row = ['green_horse2', 'blue_horse3', 'amber_horse4', null, null, null, null, null, null];
    expect(scoringLines(row)).toEqual([[0, 1, 2]]);
    expect(scoringLines(['green_horse2', 'blue_vase3', 'amber_horse4', null, null, null, null, null, null])).toEqual([]);
  });
});

describe('points', () => {
  it('of workshops rise from the whole group', () => {
    const owned = fields({ workshops1: 0, workshops8: 0, workshops9: 0, workshops7: 0 });
    expect(groupOf(owned.workshops, 0).toSorted((a, b) => a - b)).toEqual([0, 7, 8]);
    const floats = floatsOf(view({ fields: owned }), line('MF-4.4', ['field:workshops1'], [0, 6]));
    expect(floats.map(({ points }) => points)).toEqual([2, 2, 2]);
  });
  it('of residences rise from each of the chain', () => {
    const owned = fields({ residences1: 1, residences2: 0, residences3: 0, residences4: 0 });
    expect(chainOf(owned.residences, 3)).toEqual([1, 2, 3]);
    expect(floatsOf(view({ fields: owned }), line('MF-5.2', ['field:residences4'], [0, 12])).map(({ points }) => points)).toEqual([4, 3, 5]);
  });
  it('of diamonds below rise from those of each seat', () => {
    const owned = fields({ nobili1: 0, nobili4: 0, nobili5: 1, nobili8: 0, nobili9: 1, nobili10: 2 });
    const floats = floatsOf(view({ fields: owned }), line('MF-6.4', ['field:nobili1'], [0, 4], [1, 4], [2, 1]));
    expect(floats).toEqual([
      { at: 'field:nobili4', seat: 0, points: 3 },
      { at: 'field:nobili8', seat: 0, points: 1 },
      { at: 'field:nobili5', seat: 1, points: 3 },
      { at: 'field:nobili9', seat: 1, points: 1 },
      { at: 'field:nobili10', seat: 2, points: 1 },
    ]);
  });
  it('of trade and fleets rise from the diamonds of each seat', () => {
    const owned = fields({ trade2: 0, trade6: 0, trade10: 1, harbour1: 1, harbour2: 1, harbour3: 0 });
    expect(floatsOf(view({ fields: owned }), line('MF-7.2', ['field:trade2'], [0, 6], [1, 3])).map(({ at, points }) => [at, points])).toEqual([['field:trade2', 3], ['field:trade6', 3], ['field:trade10', 3]]);
    expect(floatsOf(view({ fields: owned }), line('MF-8.3', ['row:1'], [1, 12], [0, 6])).map(({ points }) => points)).toEqual([6, 6, 6]);
  });
  it('rise somewhere on the board', () => {
    const layout = layoutFor({ width: 960, height: 490 }, { masterworks: true, seats: 3, sea: 35, cards: 9 });
    for (const at of ['field:nobili1', 'sea:30', 'bonus:trade', 'bonus:palace', 'council:18', 'council:19', showcaseTarget(1, 4), 'card:']) expect(spotOf(view(), layout, 0, at, 0), at).not.toBeNull();
  });
});

describe('scenes', () => {
  it('tell what is done, then what it scores, one after the other', () => {
    const after = view({ fields: fields({ trade2: 0 }), scores: [1, 0, 0], players: [{ ...player, ship: 3 }, player, player] });
    const shown = scenes(view(), after, [line('MF-2.3', []), line('MF-7.2', ['field:trade2'], [0, 1])]);
    expect(shown.map(({ lines }) => lines)).toEqual([1, 2]);
    expect(shown.map((scene) => scene.view.scores[0])).toEqual([0, 1]);
    expect(shown[0]?.view.fields.trade[1]?.owner).toBeNull();
    expect(shown[1]?.view.floats).toEqual([{ at: 'field:trade2', seat: 0, points: 1 }]);
  });
  it('are none where nothing is scored', () => {
    expect(scenes(view(), view(), [line('MF-2.3', [])])).toEqual([]);
  });
});

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  const t = stringsIn(lang);
  it('things are said with what they give', () => {
    const table = view({ players: [{ ...player, ship: 4 }, player, player] });
    expect(spokenField(t, table.fields.workshops[0]!)).toContain(t.symbols.pigments.toLowerCase());
    expect(spokenBonus(t, table, 'trade')).toContain('20, 15, 10, 5');
    expect(spokenSpace(t, table, 4)).toContain(t.points(4));
    expect(spokenSpace(t, table, 4)).toContain(t.seats[0]);
    expect(aboutCard(t, 'quartz3')).toContain(t.sails(3));
    expect(cardLabel(t, 'blue_vase4')).toBe(t.shapes.vase);
    expect(spokenProgress(t, table, 0)).toContain(t.supplyOf(27, 3));
  });
});
