import { describe, expect, it } from 'vitest';
import { follow } from '../src/boards/intrigo/follow';
import { arcadeAt, slotAt, spanOf } from '../src/boards/intrigo/geometry';
import { isNews, isPast, lengthOf, looking, sceneAt, sharesOf } from '../src/boards/intrigo/shareout';
import { Showing } from '../src/boards/intrigo/showing.svelte';
import { reasonOf, resultOf } from '../src/boards/intrigo/spoken';
import { stringsIn } from '../src/boards/intrigo/strings';
import { besides, type IntrigoView, type LastView, type SharedArcadeView, type SlotView } from '../src/boards/intrigo/view';

const card = (family: 'contarini' | 'dandolo' | 'tiepolo', value: number, owner: number | null, face_down = false): SlotView => ({
  kind: 'intrigant',
  name: `${family}-${value}`,
  family,
  value,
  owner,
  face_down,
});
const arcade = (more: Partial<SharedArcadeView>): SharedArcadeView => ({
  symbol: 'seal',
  token: 'clergy',
  face_down: false,
  outcome: 'no_intrigant',
  winner: null,
  shared: true,
  ...more,
});
const RED_TAKES = arcade({ outcome: 'higher', winner: 0 });
const view = (more: Partial<IntrigoView>): IntrigoView =>
  ({ turn: 1, half: 1, halves: 1, over: false, last: null, slots: [null, null], ...more }) as IntrigoView;

describe('the ring', () => {
  it.each([8, 12, 16])('of %i arcades is a square with slots between them, clockwise from the door', (count) => {
    const cells = Array.from({ length: count }, (_, i) => [arcadeAt(count, i), slotAt(count, i)]).flat();
    expect(cells[0]).toMatchObject({ x: 50, y: 50, corner: true });
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(2 * count);
    cells.forEach((cell, i) => {
      const next = cells[(i + 1) % cells.length]!;
      expect(Math.abs(cell.x - next.x) + Math.abs(cell.y - next.y)).toBe(100);
    });
    expect(Math.max(...cells.map(({ x }) => x))).toBe(spanOf(count) - 50);
    expect(cells[1]!.x).toBeGreaterThan(cells[0]!.x);
  });

  it('has an arcade in each corner, and none of its slots', () => {
    const corners = Array.from({ length: 12 }, (_, i) => i).filter((i) => arcadeAt(12, i).corner);
    expect(corners).toEqual([0, 3, 6, 9]);
    expect(Array.from({ length: 12 }, (_, i) => slotAt(12, i).corner)).not.toContain(true);
  });

  it('knows the two slots beside an arcade', () => {
    const [a, b] = [card('contarini', 2, 0), card('dandolo', 4, 1)];
    expect(besides([a, null, b], 0)).toEqual([b, a]);
  });
});

describe('the share-out', () => {
  const LAST: LastView = { arcades: [RED_TAKES, arcade({}), arcade({ outcome: 'higher', winner: 1, shared: false })], slots: [] };

  it('takes tokens one after the other, and none that it did not come to', () => {
    const left = (done: number) => sceneAt(LAST, done).arcades.map(({ token }) => token !== null);
    expect(left(0)).toEqual([true, true, true]);
    expect(left(1)).toEqual([false, true, true]);
    expect(left(3)).toEqual([false, true, true]);
    expect(lengthOf(LAST)).toBe(2);
  });

  it('is news once, and no news when one looks back or comes in', () => {
    const before = sharesOf(view({ turn: 2 }));
    expect(isNews(before, view({ turn: 3, last: LAST }))).toBe(true);
    expect(isNews(before, view({ turn: 2, last: LAST }))).toBe(false);
    expect(isNews(before, view({ turn: 4, last: LAST }))).toBe(false);
    expect(isNews(before, view({ turn: 2, over: true, last: LAST }))).toBe(true);
    expect(isNews(sharesOf(view({ halves: 2 })), view({ halves: 2, half: 2, last: LAST }))).toBe(true);
  });

  it('is past when the Palace fills again', () => {
    expect(isPast(view({}))).toBe(false);
    expect(isPast(view({ slots: [null, card('dandolo', 2, 1)] }))).toBe(true);
    expect(isPast(view({ over: true, slots: [card('dandolo', 2, 1)] }))).toBe(false);
  });

  it('looks longer at a token that is taken', () => {
    expect(looking(RED_TAKES, 1000)).toBeGreaterThan(looking(arcade({}), 1000));
    expect(looking(arcade({}), 0)).toBeGreaterThan(0);
  });

  it('can be walked by hand, and ends', () => {
    const showing = new Showing(LAST, { pace: () => 1000, change: async (act) => act() });
    showing.go(1);
    expect([showing.at, showing.running, showing.over]).toEqual([1, false, false]);
    expect(showing.scene.arcades[0]?.token).toBe(null);
    showing.go(0);
    expect(showing.scene.arcades[0]?.token).toBe('clergy');
    showing.go(2);
    expect(showing.over).toBe(true);
  });

  it.each([
    [RED_TAKES, card('contarini', 4, 0), card('dandolo', 2, 1), 'Contarini 4 beats Dandolo 2.', 'Red takes it: Seal of the Clergy.'],
    [arcade({ outcome: 'equal' }), card('contarini', 4, 0), card('dandolo', 4, 1), 'Both Intrigants are worth 4.', 'Nobody takes it: it stays.'],
    [arcade({ outcome: 'neutral' }), card('contarini', 2, 0), card('tiepolo', 3, null), 'Tiepolo 3 is the strongest, but its family belongs to nobody.', 'Nobody takes it: it stays.'],
    [arcade({ outcome: 'alone', winner: 1 }), card('contarini', 4, 0, true), card('dandolo', 2, 1), 'Dandolo 2 is the only Intrigant face up beside it.', 'Blue takes it: Seal of the Clergy.'],
    [arcade({ outcome: 'no_intrigant' }), null, card('dandolo', 2, 1, true), 'No Intrigant lies face up beside it.', 'Nobody takes it: it stays.'],
    [arcade({ outcome: 'face_down', face_down: true }), null, null, 'The token is face down: nobody can take it in this share-out.', 'Nobody takes it: it stays.'],
  ])('says why (%#)', (here, left, right, reason, result) => {
    const t = stringsIn('en');
    expect(reasonOf(t, here, [left, right])).toBe(reason);
    expect(resultOf(t, here, true)).toBe(result);
  });
});

describe('tokens from view to view', () => {
  const first = follow([], ['ducat', 'clergy', 'clergy', null]);
  const ids = (row: ReturnType<typeof follow>) => row.map((token) => token?.id ?? null);

  it('keep their number where they lie', () => {
    expect(follow(first, ['ducat', 'clergy', null, null])).toEqual([first[0], first[1], null, null]);
  });

  it('take it along when two are exchanged', () => {
    const [ducat, one, other] = ids(first);
    expect(ids(follow(first, ['clergy', 'ducat', 'clergy', null]))).toEqual([one, ducat, other, null]);
  });

  it('are new when they come from elsewhere', () => {
    const now = ids(follow(first, ['ducat', 'clergy', 'clergy', 'crafts']));
    expect(new Set(now).size).toBe(4);
    expect(now.slice(0, 3)).toEqual(ids(first).slice(0, 3));
  });
});
