import { describe, expect, it } from 'vitest';
import { depth } from '../src/boards/city/plan';
import { dogeAt, layoutFor, nobleRow, noblesAt } from '../src/boards/sanmarco/geometry';
import { newsIn, placesIn } from '../src/boards/sanmarco/news';
import { bridgeAt, siteOf } from '../src/boards/sanmarco/sites';
import { spokenToll } from '../src/boards/sanmarco/spoken';
import { stringsIn } from '../src/boards/sanmarco/strings';
import { freeRow, groupsOn, keysOf, layOut, type Group } from '../src/boards/sanmarco/tray';
import { byKind, DISTRICT_NAMES, endsOf, limitsIn, tollsIn, type CardName, type SanMarcoView } from '../src/boards/sanmarco/view';
import type { Line } from '../src/core/wire';

const BROAD = layoutFor(1360, false);
const TALL = layoutFor(360, false);
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
  it('has a place for the bridges of every two districts, on the board', () => {
    const high = layoutFor(layout.width === 720 ? 360 : 1360, true).height;
    for (const pair of ALL_PAIRS) {
      const site = siteOf(layout.sites, pair);
      const ends = [0, 2].map((i) => bridgeAt(site, i, 3));
      for (const { x, y } of ends) {
        expect(x, pair).toBeGreaterThan(0);
        expect(x, pair).toBeLessThan(layout.width);
        expect(y + layout.cityAt.y, pair).toBeLessThan(high);
      }
    }
  });
  it('keeps bridges of different pairs apart', () => {
    const near = ALL_PAIRS.map((pair) => siteOf(layout.sites, pair)).filter(({ isRemote }) => isRemote !== true);
    const spots = near.map((site) => [0, 1, 2].map((i) => bridgeAt(site, i, 3)));
    spots.forEach((some, i) =>
      spots.slice(i + 1).forEach((others) =>
        some.forEach((a) => others.forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24))),
      ),
    );
  });
  it('stands nobles and the doge inside their district', () => {
    for (const district of DISTRICT_NAMES) {
      const outline = layout.plan.districts[district];
      const inside = ({ x, y }: { x: number; y: number }): number => depth(outline, x - layout.cityAt.x, y - layout.cityAt.y);
      for (const seats of [3, 4]) {
        for (let seat = 0; seat < seats; seat++) expect(inside(noblesAt(layout, district, seat, seats)), district).toBeGreaterThan(0);
      }
      expect(inside(dogeAt(layout, district)), district).toBeGreaterThan(0);
    }
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
  it.each([
    ['broad', BROAD],
    ['tall', TALL],
  ])('have room for two dealers on the %s board', (_, { tray, card }) => {
    const laid = layOut([many(0, 1, 1), many(0, 2, 7), many(1, 1, 4), many(1, 2, 4)], tray, card);
    for (const { box } of laid) {
      expect(box.x + box.width).toBeLessThanOrEqual(tray.x + tray.width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(tray.y + tray.height + 0.01);
    }
  });
  it('leave a row for the decks where there is room', () => {
    const { tray, card } = TALL;
    expect(freeRow([], tray, card)).toEqual({ x: tray.x, y: tray.y });
    expect(freeRow(layOut([many(0, 1, 4)], tray, card), tray, card)?.y).toBeGreaterThan(tray.y);
    expect(freeRow(layOut([many(0, 1, 1), many(0, 2, 7), many(1, 1, 4), many(1, 2, 4)], tray, card), tray, card)).toBeNull();
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

describe('news', () => {
  const line = (rule: string, ...targets: string[]): Line => ({ number: 1, text: rule, rule, targets });
  it('are the last scoring or exile, as far as they hang together', () => {
    const log = [line('SM-7.3'), line('SM-5.1'), line('SM-8.3', 'district:castello'), line('SM-8.10', 'district:castello'), line('SM-5.1')];
    const news = newsIn(log);
    expect(news.map(({ rule }) => rule)).toEqual(['SM-8.3', 'SM-8.10']);
    expect([...placesIn(news)]).toEqual(['district:castello']);
  });
  it('grow old', () => {
    expect(newsIn([line('SM-8.10'), ...Array.from({ length: 20 }, () => line('SM-5.1'))])).toEqual([]);
    expect(newsIn([])).toEqual([]);
  });
});
