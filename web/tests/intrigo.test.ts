import { describe, expect, it } from 'vitest';
import { cardGrid, compose, pileGrid, type Composition, type Things } from '../src/boards/intrigo/composition';
import { follow } from '../src/boards/intrigo/follow';
import { arcadeAt, ringsOf, slotAt } from '../src/boards/intrigo/geometry';
import { isSharing, scenes } from '../src/boards/intrigo/scenes';
import { reasonOf, resultOf } from '../src/boards/intrigo/spoken';
import { stringsIn } from '../src/boards/intrigo/strings';
import { besides, type IntrigoView, type LastView, type PlayerView, type SharedArcadeView, type SlotView } from '../src/boards/intrigo/view';
import type { Box } from '../src/core/aim';
import { stepsOf, type Scenes } from '../src/core/steps';
import type { Line, Update } from '../src/core/wire';

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

describe('the ring', () => {
  it.each([
    [8, ['5x5']],
    [12, ['7x7', '5x9', '9x5']],
    [16, ['9x9', '7x11', '11x7', '5x13', '13x5']],
  ])('of %i arcades may be longer than broad, with an arcade in each corner', (count, shapes) => {
    expect(ringsOf(count).map(({ columns, rows }) => `${columns}x${rows}`)).toEqual(shapes);
    for (const ring of ringsOf(count)) {
      const cells = Array.from({ length: count }, (_, i) => [arcadeAt(ring, i), slotAt(ring, i)]).flat();
      expect(cells[0]).toMatchObject({ x: 50, y: 50, corner: true });
      expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(2 * count);
      cells.forEach((cell, i) => {
        const next = cells[(i + 1) % cells.length]!;
        expect(Math.abs(cell.x - next.x) + Math.abs(cell.y - next.y)).toBe(100);
      });
      expect(Math.max(...cells.map(({ x }) => x))).toBe(ring.columns * 100 - 50);
      expect(Math.max(...cells.map(({ y }) => y))).toBe(ring.rows * 100 - 50);
      expect(cells[1]!.x).toBeGreaterThan(cells[0]!.x);
      expect(cells.filter(({ corner }) => corner)).toHaveLength(4);
      expect(cells.filter((_, i) => i % 2 === 1).map(({ corner }) => corner)).not.toContain(true);
    }
  });

  it('knows the two slots beside an arcade', () => {
    const [a, b] = [card('contarini', 2, 0), card('dandolo', 4, 1)];
    expect(besides([a, null, b], 0)).toEqual([b, a]);
  });
});

describe('the composition', () => {
  const TABLES: Things[] = [
    { arcades: 8, piles: 5, cards: 15 },
    { arcades: 12, piles: 6, cards: 12 },
    { arcades: 16, piles: 6, cards: 15 },
  ];
  const ROOMS = [[360, 400], [390, 610], [540, 280], [760, 520], [768, 770], [960, 490], [1080, 650], [1500, 830]] as const;
  const CASES = TABLES.flatMap((things) => ROOMS.map(([width, height]) => [things.arcades, width, height, things] as const));
  const within = (inner: Box, outer: Box): boolean =>
    inner.x >= outer.x - 0.1 && inner.y >= outer.y - 0.1 && inner.x + inner.width <= outer.x + outer.width + 0.1 && inner.y + inner.height <= outer.y + outer.height + 0.1;
  const apart = (a: Box, b: Box): boolean => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  const trays = ({ court, piles, unplaced }: Composition): Box[] => [court, piles, ...(unplaced === null ? [] : [unplaced])];

  it.each(CASES)('of %i arcades in %i by %i covers nothing, and all can be hit', (_, width, height, things) => {
    const plan = compose({ width, height }, things);
    const whole = { x: 0, y: 0, width, height: plan.height };
    for (const box of [plan.palace, ...trays(plan)]) expect(within(box, whole)).toBe(true);
    for (const [i, one] of trays(plan).entries()) {
      expect(within(one, plan.inside) || apart(one, plan.palace)).toBe(true);
      for (const other of trays(plan).slice(i + 1)) expect(apart(one, other)).toBe(true);
    }
    expect(plan.cell).toBeGreaterThan(32);
    const pile = pileGrid(things.piles, plan.piles);
    expect(Math.min(pile.width, pile.height)).toBeGreaterThan(44);
    if (plan.unplaced !== null || things.arcades > 8) // [IN-8.1] with two seats there is no Courtesan to call them
      expect(cardGrid(things.cards, plan.unplaced ?? plan.piles).width).toBeGreaterThan(24);
  });

  it('turns the Palace with the room', () => {
    const shape = (width: number, height: number): string => {
      const { ring } = compose({ width, height }, TABLES[2]!);
      return `${ring.columns}x${ring.rows}`;
    };
    expect([shape(1500, 830), shape(768, 770), shape(390, 610)]).toEqual(['11x7', '9x9', '7x11']);
  });

  it('takes more height than a room has that is too small', () => {
    expect(compose({ width: 360, height: 200 }, TABLES[0]!).height).toBeGreaterThan(300);
    expect(compose({ width: 0, height: 0 }, TABLES[1]!).cell).toBeGreaterThan(0);
  });
});

describe('the share-out', () => {
  const NONE = { merchants: 0, military: 0, clergy: 0, gardeners: 0, crafts: 0 };
  const player = (more: Partial<PlayerView>): PlayerView => ({ families: [], ducats: 0, counters: NONE, hand: 0, played: [], played_before: [], lacks: [], ...more });
  const line = (text: string, rule: string, ...targets: string[]): Line => ({ number: 38, text, rule, targets });
  const [A, B, C] = [card('contarini', 4, 0), card('dandolo', 2, 1), card('dandolo', 3, 1)];
  const LAST: LastView = {
    arcades: [RED_TAKES, arcade({ outcome: 'equal' }), arcade({ token: 'ducat', outcome: 'higher', winner: 1 })],
    slots: [A, B, C],
  };
  const PILE = { left: 2, price: 2, prices: [1, 2, 3] };
  const before = {
    seats: 2,
    seat: 0,
    over: false,
    asked: [0],
    scores: [0, 0],
    on_turn: 0,
    power: null,
    slots: [A, B, null],
    arcades: LAST.arcades,
    players: [player({ hand: 1, ducats: 1 }), player({ hand: 2, ducats: 5 })],
    piles: { thief: PILE },
    bank: 7,
    bag: { ...NONE, clergy: 1 },
    unplaced: ['dandolo-3', 'dandolo-4'],
    last: null,
    mine: { hand: ['dandolo-3'], packet: [], kept: null, seen: [], known: [['dandolo-3'], []] },
  } as unknown as IntrigoView;
  const after = {
    ...before,
    slots: [null, null, null],
    arcades: LAST.arcades.map((one) => (one.winner === null ? one : { ...one, token: null })),
    players: [player({ ducats: 1, counters: { ...NONE, clergy: 1 } }), player({ ducats: 6 })],
    last: LAST,
  } as unknown as IntrigoView;
  const LINES = [
    line('You place.', 'IN-4.2', 'slot:2'),
    line('The door: you take.', 'IN-6.2', 'arcade:0'),
    line('You have 1 Seal.', 'IN-6.9'),
    line('Arcade 1 stays.', 'IN-6.3', 'arcade:1'),
    line('Arcade 2: blue takes.', 'IN-6.2', 'arcade:2'),
  ];
  const shown = scenes(before, after, LINES);

  it('shows the last card, then arcade by arcade, and tells just that', () => {
    expect(shown.map(({ lines }) => lines)).toEqual([1, 3, 4, 5]);
    expect(shown.map(({ targets }) => targets)).toEqual([['slot:2'], ['arcade:0'], ['arcade:1'], ['arcade:2']]);
    expect(shown.map(({ view }) => (isSharing(view) ? view.sharing : 'none'))).toEqual([null, 0, 1, 2]);
    expect(shown[2]!.length).toBeLessThan(shown[1]!.length!);
  });

  it('takes tokens one after the other, and gives them to their seats', () => {
    expect(shown.map(({ view }) => view.arcades.map(({ token }) => token !== null))).toEqual([
      [true, true, true],
      [false, true, true],
      [false, true, true],
      [false, true, false],
    ]);
    expect(shown.map(({ view }) => view.players.map(({ ducats, counters }) => [ducats, counters.clergy]))).toEqual([
      [[1, 0], [5, 0]],
      [[1, 1], [5, 0]],
      [[1, 1], [5, 0]],
      [[1, 1], [6, 0]],
    ]);
    expect(shown.map(({ view }) => [view.bag.clergy, view.scores])).toEqual([[1, [0, 0]], [2, [1, 0]], [2, [1, 0]], [2, [1, 0]]]);
  });

  it('has the last card in its slot, and no more in the hand', () => {
    for (const { view } of shown) {
      expect(view.slots).toEqual([A, B, C]);
      expect([view.players.map(({ hand }) => hand), view.mine?.hand, view.unplaced]).toEqual([[0, 2], [], ['dandolo-4']]);
      expect([view.asked, view.on_turn]).toEqual([[], null]);
    }
  });

  it('knows who had a card that the Courtesan called, if that is known', () => {
    const power = { influence: 'courtesan', slot: 1 } as const;
    const hands = (known: string[][]) =>
      scenes({ ...before, on_turn: 1, power, mine: { ...before.mine!, known } }, after, LINES)[0]?.view.players.map(({ hand }) => hand);
    expect(hands([['dandolo-3'], []])).toEqual([0, 2]);
    expect(hands([[], []])).toEqual([1, 2]);
  });

  it('pays for an Influence card that filled the last slot', () => {
    const last = { ...LAST, slots: [A, B, { kind: 'influence', name: 'thief' }] } as LastView;
    const [first] = scenes(before, { ...after, last }, LINES);
    expect([first?.view.bank, first?.view.players.map(({ hand }) => hand)]).toEqual([9, [1, 2]]);
  });

  it('stops where somebody wins: the end is told with the end', () => {
    const won = [...LINES.slice(0, 3), line('You have won.', 'IN-9.1')];
    expect(scenes(before, { ...after, over: true } as IntrigoView, won).map(({ lines }) => lines)).toEqual([1, 3]);
  });

  it('is shown once: of two the later one, and nothing where none is told', () => {
    expect(scenes(before, after, LINES.slice(0, 1))).toEqual([]);
    const two = scenes(before, after, [...LINES, ...LINES]);
    expect(two.map(({ lines }) => lines)).toEqual([6, 8, 9, 10]);
  });

  it('goes through the shell in steps, and the question is the last of them', () => {
    const update = { epoch: 0, number: 9, fresh: false, seat: 0, view: after, lines: LINES, sealed: [], ask: null, waiting: [], undo: false, type: 'update' } as Update;
    const steps = stepsOf(before, update, 37, [], scenes as unknown as Scenes);
    expect(steps.map(({ news }) => news.length)).toEqual([1, 2, 1, 1, 0]);
    expect(steps.at(-1)).toMatchObject({ last: true, update });
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
