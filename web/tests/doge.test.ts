import { describe, expect, it } from 'vitest';
import { depth } from '../src/boards/city/plan';
import { heightIn, layoutFor, type Layout } from '../src/boards/doge/compositions';
import { advisorAt, houseRow, housesAt, spaceAt, stackAt } from '../src/boards/doge/geometry';
import { wayOf } from '../src/boards/doge/progress';
import { scenesOf } from '../src/boards/doge/scenes';
import { AREA_NAMES, DISTRICT_NAMES, SPACES, type AreaName, type DistrictName, type DogeView } from '../src/boards/doge/view';
import type { Line } from '../src/core/wire';

const byArea = <T>(make: (area: AreaName) => T): Record<AreaName, T> => Object.fromEntries(AREA_NAMES.map((area) => [area, make(area)])) as Record<AreaName, T>;

/** A view in which seat 0 has so many palaces in each district, and seat 1 as many as are given for it. */
function palaces(own: readonly number[], other: readonly number[] = [0, 0, 0, 0, 0, 0]): DogeView {
  const districts = Object.fromEntries(DISTRICT_NAMES.map((name, i) => [name, { houses: [0, 0], palaces: [own[i] ?? 0, other[i] ?? 0], price: 3 }]));
  const left = 8 - own.reduce((sum, count) => sum + count, 0);
  return { seats: 2, districts, supplies: [{ houses: 0, palaces: left, rings: 6, markers: 7 }] } as unknown as DogeView;
}

describe('how far a seat is', () => {
  it.each([
    ['nothing is built', [], 6, 6, 6],
    ['one in each of four districts', [1, 1, 1, 1], 6, 6, 2],
    ['six districts', [1, 1, 1, 1, 1, 1], 6, 6, 0],
    ['six in five districts', [2, 1, 1, 1, 1], 6, 6, 1],
    ['six in four districts', [3, 1, 1, 1], 7, 5, 1],
    ['seven in four districts', [4, 1, 1, 1], 7, 5, 1],
    ['eight in four districts', [4, 2, 1, 1], 8, 4, 0],
    ['seven in five districts', [2, 2, 1, 1, 1], 7, 5, 0],
  ])('with %s', (_, own, wantedPalaces, wantedDistricts, left) => {
    expect(wayOf(palaces(own), 0)).toEqual({ palaces: wantedPalaces, districts: wantedDistricts, left });
  });

  it('leaves out a goal for which a district is full', () => {
    expect(wayOf(palaces([1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 5]), 0)).toEqual({ palaces: 7, districts: 5, left: 2 });
    expect(wayOf(palaces([1, 1, 1, 1], [0, 0, 0, 0, 5, 5]), 0)).toEqual({ palaces: 8, districts: 4, left: 4 });
  });

  it('says so when no goal is left', () => {
    expect(wayOf(palaces([1, 1, 1], [0, 0, 0, 5, 5, 5]), 0)).toBeNull();
  });
});

const ROOMS = {
  'a phone': { width: 360, height: 420 },
  'a larger phone': { width: 390, height: 640 },
  'a lying phone': { width: 560, height: 300 },
  'a tablet': { width: 760, height: 550 },
  'an upright tablet': { width: 768, height: 800 },
  'a low window': { width: 960, height: 515 },
  'a window': { width: 1080, height: 700 },
  'a large window': { width: 1504, height: 880 },
};
const pixels = (layout: Layout, room: { width: number; height: number }): number => Math.min(room.width / layout.width, heightIn(layout, room) / layout.height);

describe.each(Object.entries(ROOMS))('the board in %s', (_, room) => {
  const layout = layoutFor(room);
  const inside = (district: DistrictName, { x, y }: { x: number; y: number }): number =>
    depth(layout.plan.districts[district], x - layout.cityAt.x, y - layout.cityAt.y);

  it('stands every piece inside its district', () => {
    for (const district of DISTRICT_NAMES) {
      for (let space = 0; space < SPACES; space++) expect(inside(district, spaceAt(layout, district, space)), `${district} palace ${space}`).toBeGreaterThan(0);
      for (let seat = 0; seat < 4; seat++) {
        expect(inside(district, housesAt(layout, district, seat, 4)), `${district} houses ${seat}`).toBeGreaterThan(0);
        expect(inside(district, stackAt(layout, district, seat, 4)), `${district} stack ${seat}`).toBeGreaterThan(0);
      }
    }
  });

  it('keeps the middle of a district inside it, where a click is meant for it', () => {
    for (const district of DISTRICT_NAMES) {
      const outline = layout.plan.districts[district];
      const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
      const middle = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2] as const;
      expect(depth(outline, ...middle), district).toBeGreaterThan(20);
    }
  });

  it('is as broad as the room or as high, and pieces can be hit', () => {
    const scale = pixels(layout, room);
    expect(Math.max(scale * layout.width - room.width, scale * layout.height - heightIn(layout, room))).toBeCloseTo(0, 5);
    expect(48 * layout.unit * scale).toBeGreaterThanOrEqual(23.5);
  });

  it('never stands an advisor on the middle of another', () => {
    for (const area of AREA_NAMES) {
      for (let count = 2; count <= 8; count++) {
        const spots = Array.from({ length: count }, (_, i) => advisorAt(layout, area, i, count));
        for (let i = 1; i < count; i++) expect(spots[i]!.x - spots[i - 1]!.x, `${area} ${count}`).toBeGreaterThanOrEqual(23.9 * spots[i]!.unit);
      }
    }
  });
});

it('pieces grow with the room', () => {
  const size = (room: { width: number; height: number }): number => layoutFor(room).unit * pixels(layoutFor(room), room);
  expect(size(ROOMS['a low window'])).toBeGreaterThan(0.9);
  expect(size(ROOMS['a large window'])).toBeGreaterThan(1.4);
});

it('more than three houses are told by a number beside them', () => {
  expect(houseRow(3).houses).toHaveLength(3);
  const row = houseRow(12);
  expect(row.houses).toHaveLength(3);
  expect(row.number).toBeGreaterThan(row.houses[2]! + 16);
});

describe('scenes', () => {
  const line = (rule: string, ...targets: string[]): Line => ({ number: 1, text: rule, rule, targets });
  const advisors = (ring: number | null): DogeView['advisors'] => ({ castello: { ring, place: ring === null ? null : 'san_polo' } }) as DogeView['advisors'];
  const base = {
    seat: 0,
    seats: 2,
    year: 1,
    over: false,
    placing: 0,
    voted: 0,
    brown: ['castello', 'san_polo'],
    blue: [null, null],
    votes: [0, 0],
    first: [],
    second: [],
    turned: [[], []],
    counted: [[], []],
    advisors: advisors(1),
    supplies: [{ rings: 6 }, { rings: 5 }],
    stacks: byArea(() => [0, 0]),
    mine: { stacks: byArea(() => []) },
  } as unknown as DogeView;

  it('show what was laid before it is turned up', () => {
    const before = { ...base, placing: 3 };
    const after = { ...base, votes: [3, 0], first: [0], turned: [[1, 2], [0]], counted: [[1, 2], [0]] };
    const [laid, counted, ...more] = scenesOf(before, after, [line('DO-3.2', 'area:castello'), line('DO-4.5', 'area:castello'), line('DO-4.8', 'area:castello')]);
    expect(more).toEqual([]);
    expect(laid).toMatchObject({ lines: 1, targets: ['area:castello'], view: { placing: 3, votes: [0, 0], first: [], counted: [[], []], stacks: { castello: [2, 1] } } });
    expect(laid?.view.mine?.stacks.castello).toEqual([1, 2]);
    expect(counted).toMatchObject({ lines: 3, view: { votes: [3, 0], turned: [[1, 2], [0]] } });
  });

  it('turn a card, count, and only then make the advisor neutral', () => {
    const before = { ...base, votes: [2, 1], first: [0] };
    const after: DogeView = { ...base, voted: 1, blue: ['castello', null], votes: [1, 1], first: [0, 1], advisors: advisors(null), supplies: [{ rings: 6 }, { rings: 6 }] as unknown as DogeView['supplies'] };
    const lines = [line('DO-4.2', 'area:castello'), line('DO-4.5', 'area:san_polo'), line('DO-4.8', 'area:san_polo'), line('DO-5.6', 'advisor:castello')];
    const [turned, counted, ...more] = scenesOf(before, after, lines);
    expect(more).toEqual([]);
    expect(turned).toMatchObject({ lines: 1, view: { voted: 1, votes: [0, 0], first: [], blue: ['castello', null] } });
    expect(counted?.lines).toBe(3);
    expect(counted?.view.advisors.castello.ring).toBe(1);
    expect(counted?.view.supplies[1]?.rings).toBe(5);
  });

  it('show the last blue card before it begins a new year', () => {
    const before = { ...base, voted: 1, blue: ['san_polo', null] } as DogeView;
    const after = { ...base, year: 2, placing: 1, brown: ['san_polo', 'castello'] } as DogeView;
    const scenes = scenesOf(before, after, [line('DO-4.2'), line('DO-9.1'), line('DO-2.1')]);
    expect(scenes).toHaveLength(1);
    expect(scenes[0]).toMatchObject({ lines: 1, view: { year: 1, voted: 2, brown: ['castello', 'san_polo'], blue: ['san_polo', 'castello'] } });
  });

  it('leave a single thing alone', () => {
    expect(scenesOf(base, base, [line('DO-6.3', 'area:castello')])).toEqual([]);
    expect(scenesOf(base, base, [line('DO-3.2', 'area:castello')])).toEqual([]);
  });
});
