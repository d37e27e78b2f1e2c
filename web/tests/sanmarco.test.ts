import { describe, expect, it } from 'vitest';
import { depth } from '../src/boards/city/plan';
import { click, follow, inOrder, isComplete, layInto, type Draft } from '../src/boards/sanmarco/draft';
import { gainsIn, withGains } from '../src/boards/sanmarco/gains';
import { dogeAt, layoutFor, nobleRow, noblesAt } from '../src/boards/sanmarco/geometry';
import { scenes } from '../src/boards/sanmarco/scenes';
import { bridgeAt, siteOf } from '../src/boards/sanmarco/sites';
import { spokenProgress, spokenToll } from '../src/boards/sanmarco/spoken';
import { stringsIn } from '../src/boards/sanmarco/strings';
import { groupsOn, keysOf, layOut, type Group } from '../src/boards/sanmarco/tray';
import { byKind, DISTRICT_NAMES, endsOf, limitsIn, tollsIn, type CardName, type SanMarcoView } from '../src/boards/sanmarco/view';
import type { Line } from '../src/core/wire';

const NEAR = ['san_marco-castello'];
const BROAD = layoutFor({ width: 960, height: 490 }, NEAR);
const TALL = layoutFor({ width: 390, height: 600 }, NEAR);
const ALL_PAIRS = DISTRICT_NAMES.flatMap((one, i) => DISTRICT_NAMES.slice(i + 1).map((other) => `${one}-${other}`));

describe('names of targets', () => {
  it('tells the two ends of a pair', () => {
    expect(endsOf('san_marco-castello')).toEqual(['san_marco', 'castello']);
    expect(() => endsOf('castello')).toThrow();
  });
  it('reads tolls', () => {
    expect(tollsIn('blue1-green2')).toEqual([{ seat: 1, points: 1 }, { seat: 2, points: 2 }]);
    expect(tollsIn('nobody')).toEqual([]);
    expect(tollsIn('step-blue1')).toEqual([{ seat: 1, points: 1 }]);
  });
  it.each([
    ['nobody', 'Pay nobody'],
    ['blue1-green2', 'Pay blue 1, green 2'],
    ['step', 'Pay 2 for the step without a bridge'],
    ['step-blue1', 'Pay 2 for the step without a bridge, blue 1'],
  ])('says what %s costs', (name, said) => {
    expect(spokenToll(stringsIn('en'), name)).toBe(said);
  });
  it('counts cards by kind and limit points', () => {
    const cards: CardName[] = ['doge', 'limit_3', 'castello', 'doge', 'limit_1'];
    expect(byKind(cards)).toEqual([
      { card: 'castello', count: 1 },
      { card: 'doge', count: 2 },
      { card: 'limit_1', count: 1 },
      { card: 'limit_3', count: 1 },
    ]);
    expect(limitsIn(cards)).toBe(4);
  });
});

describe.each([
  ['broad', BROAD],
  ['tall', TALL],
])('the %s map', (_, layout) => {
  it('has a place for the bridges of every two districts, above the tray', () => {
    const { city, cityAt, tray, width } = layoutFor({ width: layout.width * layout.scale, height: 600 }, ALL_PAIRS);
    for (const pair of ALL_PAIRS) {
      const site = siteOf(city.sites, pair);
      for (const { x, y } of [0, 2].map((i) => bridgeAt(site, i, 3))) {
        expect(x + cityAt.x, pair).toBeGreaterThan(0);
        expect(x + cityAt.x, pair).toBeLessThan(width);
        expect(y + cityAt.y, pair).toBeLessThan(tray.y);
      }
    }
  });
  it('keeps bridges of different pairs apart', () => {
    const near = ALL_PAIRS.map((pair) => siteOf(layout.city.sites, pair)).filter(({ isRemote }) => isRemote !== true);
    const spots = near.map((site) => [0, 1, 2].map((i) => bridgeAt(site, i, 3)));
    spots.forEach((some, i) =>
      spots.slice(i + 1).forEach((others) =>
        some.forEach((a) => others.forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24))),
      ),
    );
  });
  it('stands nobles and the doge inside their district', () => {
    for (const district of DISTRICT_NAMES) {
      const outline = layout.city.plan.districts[district];
      const inside = ({ x, y }: { x: number; y: number }): number => depth(outline, x, y);
      for (const seats of [3, 4]) {
        for (let seat = 0; seat < seats; seat++) expect(inside(noblesAt(layout.city, district, seat, seats)), district).toBeGreaterThan(0);
      }
      expect(inside(dogeAt(layout.city, district)), district).toBeGreaterThan(0);
    }
  });
});

describe('the composition', () => {
  it.each([
    [390, 600, 720],
    [360, 400, 720],
    [768, 760, 720],
    [760, 530, 1360],
    [960, 490, 1360],
    [1504, 850, 1360],
  ])('in a room of %d by %d shows a city %d broad', (width, height, broad) => {
    const { city, scale, ...layout } = layoutFor({ width, height }, NEAR);
    expect(city.shown.width).toBe(broad);
    expect(layout.width * scale).toBeCloseTo(width);
    expect(layout.height * scale).toBeGreaterThanOrEqual(height - 0.01);
    expect(city.shown.width * scale).toBeLessThanOrEqual(width + 0.01);
    expect(layout.tray.y + layout.tray.height).toBeLessThan(layout.height);
  });
  it('grows with the room, and is higher than a room in which it could not be read', () => {
    expect(layoutFor({ width: 1504, height: 850 }, NEAR).scale).toBeGreaterThan(1.4 * layoutFor({ width: 960, height: 490 }, NEAR).scale);
    const { scale, height } = layoutFor({ width: 360, height: 200 }, NEAR);
    expect(scale).toBe(0.5);
    expect(height * scale).toBeGreaterThan(200);
  });
});

describe('nobles of a seat', () => {
  it('stand side by side up to three, then a number tells', () => {
    expect(nobleRow(3)).toMatchObject({ nobles: [-15, 0, 15], number: null });
    expect(nobleRow(4).nobles).toHaveLength(2);
    expect(nobleRow(4).number).not.toBeNull();
    expect(nobleRow(0).nobles).toEqual([]);
  });
});

const offer = (seat: number, number: number, ...cards: CardName[]): Group => ({ kind: 'offer', seat, offer: number, open: true, cards });
const many = (seat: number, number: number, size: number): Group => offer(seat, number, ...Array.from({ length: size }, (): CardName => 'doge'));

describe('the cards on the table', () => {
  const offers = [many(0, 1, 1), many(0, 2, 7), many(1, 1, 4), many(1, 2, 4)];
  it.each([
    ['broad', BROAD],
    ['tall', TALL],
  ])('have room for two dealers on the %s board', (_, { tray, text, scale }) => {
    for (const { box } of layOut(offers, tray, text, scale).groups) {
      expect(box.x + box.width).toBeLessThanOrEqual(tray.x + tray.width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(tray.y + tray.height + 0.01);
    }
  });
  it('lie side by side, as large as there is room, before one covers the other', () => {
    const few = layOut(offers.slice(2), BROAD.tray, BROAD.text, BROAD.scale);
    const all = layOut(offers, BROAD.tray, BROAD.text, BROAD.scale);
    expect(few.card.height).toBeGreaterThan(all.card.height);
    for (const { card, groups } of [few, all]) for (const { step } of groups) expect(step).toBeGreaterThan(card.width);
    const tight = layOut(offers, { ...TALL.tray, height: 60 / TALL.scale }, TALL.text, TALL.scale);
    expect(tight.groups[0]?.step).toBeLessThan(tight.card.width);
  });
  it('each have a key of their own', () => {
    const groups = [offer(0, 1, 'doge', 'doge'), offer(0, 2, 'doge'), { ...offer(1, 1), cards: [null, null] }];
    const keys = [...keysOf(groups).values()].flat();
    expect(new Set(keys).size).toBe(5);
    expect(keys).toContain('card:doge:2');
  });
  it('are those of the others: the viewer has his own before him', () => {
    const view = { seats: 3, deals: [8, 0, 8], offers: [], player: 1, hand: ['doge'], card: null } as unknown as SanMarcoView;
    expect(groupsOn(view, 0).map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(['hand 1', 'deal 2']);
    expect(groupsOn(view, 1).map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(['deal 0', 'deal 2']);
  });
});

const line = (rule: string, ...targets: string[]): Line => ({ number: 1, text: rule, rule, targets });
const nobles = (...counts: number[]) => ({ nobles: counts, first: 7, second: 4, die: 1 });
const VIEW = {
  seats: 3,
  seat: 0,
  asked: [1],
  over: false,
  scores: [10, 10, 10],
  doge: 'castello',
  out: [],
  limits: [{ points: 4 }, { points: 12 }, { points: 0 }],
  districts: Object.fromEntries(DISTRICT_NAMES.map((district) => [district, nobles(0, 0, 0)])),
} as unknown as SanMarcoView;
const withNobles = (view: SanMarcoView, ...counts: number[]): SanMarcoView => ({ ...view, districts: { ...view.districts, castello: nobles(...counts) } });

describe('what a scoring brings', () => {
  it.each([
    [[3, 2, 1], [7, 4, 0]],
    [[3, 3, 1], [4, 4, 0]],
    [[3, 2, 2], [7, 0, 0]],
    [[0, 1, 0], [0, 7, 0]],
    [[0, 0, 0], [0, 0, 0]],
    [[2, 2, 2], [4, 4, 4]],
  ])('for %j nobles is %j', (counts, points) => {
    expect(withGains([0, 0, 0], gainsIn(withNobles(VIEW, ...counts), 'castello'))).toEqual(points);
  });
});

describe('what happens at once', () => {
  const scored = line('SM-8.10', 'district:castello');
  const board = withNobles(VIEW, 2, 1, 0);
  it('is shown beat by beat: the doge, his tolls, the scoring', () => {
    const after = { ...board, doge: 'castello', scores: [18, 13, 10], asked: [0] } as SanMarcoView;
    const shown = scenes({ ...board, doge: 'san_polo' }, after, [line('SM-8.4'), line('SM-8.3', 'district:castello'), scored]);
    expect(shown.map(({ lines }) => lines)).toEqual([1, 2, 3]);
    expect(shown.map(({ view }) => view.doge)).toEqual(['san_polo', 'castello', 'castello']);
    expect(shown.map(({ view }) => view.scores)).toEqual([[11, 9, 10], [11, 9, 10], [18, 13, 10]]);
    expect(shown.every(({ view }) => view.asked[0] === 1)).toBe(true);
  });
  it('ends the game district by district', () => {
    const final = { ...board, districts: { ...board.districts, san_polo: nobles(0, 2, 0) }, scores: [17, 21, 10], over: true } as SanMarcoView;
    const lines = [line('SM-10.1'), line('SM-8.10', 'district:san_polo'), scored, line('SM-10.2'), line('SM-10.2')];
    const shown = scenes({ ...final, scores: [10, 10, 10], over: false }, final, lines);
    expect(shown.map(({ lines: told }) => told)).toEqual([1, 2, 3, 5]);
    expect(shown.map(({ view }) => view.scores)).toEqual([[10, 10, 10], [10, 17, 10], [17, 21, 10], [17, 21, 10]]);
    expect(shown.map(({ targets }) => targets[0])).toEqual([undefined, 'district:san_polo', 'district:castello', undefined]);
  });
  it('tells who is out before the reward', () => {
    const after = { ...board, out: [1], scores: [18, 10, 22] } as SanMarcoView;
    const shown = scenes(board, after, [line('SM-9.1'), line('SM-9.5'), line('SM-9.6'), line('SM-9.6'), line('SM-9.7')]);
    expect(shown.map(({ view }) => view.out)).toEqual([[1], [1], [1], [1]]);
    expect(shown.map(({ view }) => view.scores[2])).toEqual([10, 10, 22, 22]);
  });
  it('keeps the limit points in sight until the next phase begins', () => {
    const after = { ...board, out: [], limits: [{ points: 0 }] } as unknown as SanMarcoView;
    const shown = scenes(board, after, [line('SM-9.1'), line('SM-9.5'), line('SM-2.3'), line('SM-2.2')]);
    expect(shown.map(({ view }) => view.limits.length)).toEqual([3, 3, 1]);
  });
  it('is not stretched when it is one thing, or the viewer alone has placed a noble', () => {
    expect(scenes(board, board, [scored])).toEqual([]);
    expect(scenes({ ...board, asked: [0] }, board, [line('SM-5.5'), line('SM-5.1')])).toEqual([]);
    expect(scenes({ ...board, asked: [0] }, board, [line('SM-8.3'), scored])).toHaveLength(2);
  });
});

describe('how far a seat is', () => {
  it('is said in words', () => {
    expect(spokenProgress(stringsIn('en'), VIEW, 0)).toBe('10 prestige, 4 of 10 limit points');
    expect(spokenProgress(stringsIn('fr'), { ...VIEW, out: [1] }, 1)).toBe('prestige 10, 12 points de pénalité sur 10, hors jeu');
  });
});

describe('dividing cards', () => {
  const NONE: CardName[][] = [[], []];
  const deal: CardName[] = ['castello', 'doge', 'doge', 'limit_1'];
  const fresh = follow([], null, { deal, offers: NONE });
  const offersOf = (draft: Draft): number[] => draft.map(({ offer: into }) => into);
  it('takes one click a card; the last one goes where nothing lies yet', () => {
    const draft = deal.reduce<Draft>((some, _, i) => click(some, i, NONE), fresh);
    expect(offersOf(draft)).toEqual([1, 1, 1, 2]);
    expect(isComplete(draft, NONE)).toBe(true);
  });
  it('moves a card to the next offer by another click, and around', () => {
    const once = click(fresh, 1, NONE);
    const twice = click(once, 1, NONE);
    expect([once, twice, click(twice, 1, NONE)].map(offersOf)).toEqual([[0, 1, 0, 0], [0, 2, 0, 0], [0, 1, 0, 0]]);
    expect(click(fresh, 9, NONE)).toBe(fresh);
  });
  it('is not complete while an offer is empty', () => {
    const draft = [0, 1, 2, 3].reduce<Draft>((some, i) => layInto(some, i, 1), fresh);
    expect(isComplete(draft, NONE)).toBe(false);
    expect(isComplete(draft, [[], ['doge']])).toBe(true);
  });
  it('is told to the table so that no offer stays empty on the way', () => {
    const draft = [1, 1, 1, 2].reduce<Draft>((some, into, i) => layInto(some, i, into), fresh);
    expect(inOrder(draft, NONE).map(({ card, offer: into }) => `${card} ${into}`)).toEqual(['castello 1', 'limit_1 2', 'doge 1', 'doge 1']);
  });
  it('goes on when the table has taken a card, or has given all back', () => {
    const draft = [0, 1, 2, 0].reduce<Draft>((some, into, i) => layInto(some, i, into), fresh);
    const now = { deal: ['castello', 'doge', 'limit_1'] as CardName[], offers: [[], ['doge']] as CardName[][] };
    const left = follow(draft, { deal, offers: NONE }, now);
    expect(left).toEqual([{ card: 'castello', offer: 0 }, { card: 'doge', offer: 1 }, { card: 'limit_1', offer: 0 }]);
    expect(follow(left, now, { deal, offers: NONE }).map(({ card }) => card).toSorted()).toEqual(deal.toSorted());
    expect(follow(left, now, { deal: ['exile', 'bridge'], offers: NONE })).toEqual([{ card: 'exile', offer: 0 }, { card: 'bridge', offer: 0 }]);
  });
});
