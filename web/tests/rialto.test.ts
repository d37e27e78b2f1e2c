import { describe, expect, it } from 'vitest';
import { depth } from '../src/boards/city/plan';
import { cellsIn, layoutFor, menAt, menRow, trackOf } from '../src/boards/rialto/geometry';
import { scenes } from '../src/boards/rialto/scenes';
import { spokenConnection, spokenDistrict, spokenEstate } from '../src/boards/rialto/spoken';
import { stringsIn } from '../src/boards/rialto/strings';
import {
  activated,
  byKind,
  DISTRICT_NAMES,
  dogeRankOf,
  estatesOf,
  figureOf,
  playersOf,
  type BuildingView,
  type DistrictName,
  type RialtoView,
} from '../src/boards/rialto/view';
import type { Line } from '../src/core/wire';

const ALL_PAIRS = DISTRICT_NAMES.flatMap((one, i) => DISTRICT_NAMES.slice(i + 1).map((other) => `${one}-${other}`));
const APART = ['cannaregio-dorsoduro', 'castello-san_polo', 'san_marco-santa_croce'];
const PAIRS = ALL_PAIRS.filter((pair) => !APART.includes(pair));
const ROOMS = [
  { width: 360, height: 330 },
  { width: 390, height: 560 },
  { width: 600, height: 300 },
  { width: 760, height: 520 },
  { width: 768, height: 760 },
  { width: 960, height: 400 },
  { width: 960, height: 490 },
  { width: 1080, height: 640 },
  { width: 1504, height: 830 },
];

const district = (facts: Partial<RialtoView['districts'][DistrictName]> = {}): RialtoView['districts'][DistrictName] => ({
  bank: 'citra',
  round: 1,
  men: [0, 0],
  worth: 0,
  ranks: [],
  ...facts,
});
const districts = (some: Partial<RialtoView['districts']> = {}): RialtoView['districts'] =>
  ({ ...Object.fromEntries(DISTRICT_NAMES.map((name) => [name, district()])), ...some }) as RialtoView['districts'];
const player = { coins: 0, general: 13, personal: 5, buildings: [], hand: 0, limit: 7, known: [], perhaps: [], lacks: [], discarded: 0, played: [], strength: null, waits: false };

/** The part of a view that a test is about. */
const view = (facts: Partial<RialtoView>): RialtoView =>
  ({
    seats: 2,
    over: false,
    round: 1,
    phase: 2,
    current: null,
    district: 'castello',
    leader: 0,
    bonus: null,
    doge: [],
    districts: districts(),
    players: [player, player],
    neutral: null,
    scores: [3, 3],
    last: null,
    bonuses: [],
    ...facts,
  }) as unknown as RialtoView;
const line = (rule: string, ...targets: string[]): Line => ({ number: 1, text: rule, rule, targets });

describe.each(ROOMS)('in a room of $width by $height', (room) => {
  const layout = layoutFor(room, PAIRS);
  const scale = room.width / layout.width;

  it('fills the room, or scrolls', () => {
    expect(layout.height * scale).toBeGreaterThan(room.height * 0.95);
  });
  it('has a place for all fifteen connections on the board', () => {
    const all = layoutFor(room, ALL_PAIRS);
    for (const pair of ALL_PAIRS) {
      const site = all.sites[pair]!;
      expect(site.x, pair).toBeGreaterThan(all.city.x);
      expect(site.x, pair).toBeLessThan(all.city.x + all.city.width);
      expect(site.y, pair).toBeGreaterThan(all.city.y);
      expect(site.y, pair).toBeLessThan(all.city.y + all.city.height);
    }
  });
  it('has connections that do not touch each other', () => {
    const middles = PAIRS.map((pair) => layout.sites[pair]!);
    middles.forEach((one, i) => {
      for (const other of middles.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(50 * layout.unit);
    });
  });
  it.each(DISTRICT_NAMES)('has councilmen of five seats on the land of %s', (name) => {
    for (const seat of [0, 1, 2, 3, 4]) {
      const { x, y } = menAt(layout.campi[name], seat, 5, layout.unit);
      expect(depth(layout.plan.districts[name], x - layout.city.x, y - layout.city.y), `seat ${seat}`).toBeGreaterThan(0);
    }
  });
  it('keeps the column, the tray and their parts inside', () => {
    for (const part of [layout.doge, layout.cards, layout.stock, layout.stacks, layout.cartouche, layout.steps]) {
      expect(part.height).toBeGreaterThan(30);
      expect(part.x + part.width).toBeLessThanOrEqual(layout.width);
      expect(part.y + part.height).toBeLessThanOrEqual(layout.height);
    }
  });
});

describe('pieces', () => {
  it('stand side by side up to three, then are told by a number', () => {
    expect(menRow(3)).toEqual({ men: [-15, 0, 15], number: null });
    expect(menRow(4).men).toHaveLength(2);
    expect(menRow(4).number).not.toBeNull();
  });
  it('are cut into cells', () => {
    const cells = cellsIn({ x: 10, y: 0, width: 100, height: 100 }, 3, 2, 10);
    expect(cells.map(({ x, y }) => [x, y])).toEqual([[10, 0], [65, 0], [10, 55]]);
  });
  it('show the neutral player in stone, with a sign of its own', () => {
    const table = view({ neutral: { cards: [], played: [], strength: null } });
    expect(playersOf(table)).toEqual([0, 1, 2]);
    expect(figureOf(table, 2)).toMatchObject({ isNeutral: true, home: undefined });
    expect(figureOf(view({ seats: 3 }), 2)).toMatchObject({ isNeutral: false, colour: 'var(--seat-2)' });
  });
});

describe('the Doge track', () => {
  const doge = [{ player: 1, space: 9 }, { player: 0, space: 4 }, { player: 2, space: 4 }];
  it('has its stacks from below, spaces between them where there is room', () => {
    expect(trackOf(doge, 9)).toEqual([
      { space: 4, at: 0, players: [2, 0], skipped: 0 },
      { space: 9, at: 5, players: [1], skipped: 0 },
    ]);
  });
  it('leaves empty spaces out where there is none', () => {
    expect(trackOf(doge, 5)).toEqual([
      { space: 4, at: 0, players: [2, 0], skipped: 0 },
      { space: 9, at: 2, players: [1], skipped: 4 },
    ]);
  });
  it('gives the rank of a player', () => {
    expect([0, 1, 2, 3].map((one) => dogeRankOf(view({ doge }), one))).toEqual([2, 1, 3, 0]);
  });
});

describe('what one holds', () => {
  it('is sorted by kind', () => {
    expect(byKind(['joker', 'gold', 'joker'])).toEqual([{ card: 'gold', count: 1 }, { card: 'joker', count: 2 }]);
  });
  const buildings: BuildingView[] = [
    { kind: 'blue1', used: false, coin: false },
    { kind: 'blue1', used: false, coin: false },
    { kind: 'green2', used: true, coin: true },
  ];
  it('has buildings that are alike together', () => {
    expect(estatesOf(buildings).map(({ kind, count }) => [kind, count])).toEqual([['blue1', 2], ['green2', 1]]);
  });
  it('shows an activated building with its coin', () => {
    expect(estatesOf(activated(buildings, 'blue1')).map(({ kind, used, count }) => [kind, used, count])).toEqual([
      ['blue1', true, 1],
      ['blue1', false, 1],
      ['green2', true, 1],
    ]);
  });
});

describe('what things are called', () => {
  const ranks = [{ player: 1, men: 3, points: 7 }, { player: 0, men: 1, points: 3 }];
  it('tells what a district is worth and who would score it', () => {
    const table = view({ districts: districts({ castello: district({ worth: 7, ranks }) }) });
    expect(spokenDistrict(stringsIn('en'), table, 'castello')).toBe(
      'Castello, bank de citra, round 1. the district of this round. worth 7 points now. blue 3 (7 points), red 1 (3 points)',
    );
  });
  it('tells both ends of a bridge', () => {
    const bridge = { name: 'castello-san_marco', ends: ['castello', 'san_marco'] as DistrictName[], tile: 'bridge' as const, values: [3, 6], marked: true };
    expect(spokenConnection(stringsIn('fr'), bridge)).toBe(
      'Castello – San Marco\u00a0: pont\u00a0: 3 pour Castello, 6 pour San Marco; marquée par le joueur neutre',
    );
  });
  it('tells what a building does', () => {
    expect(spokenEstate(stringsIn('en'), { kind: 'blue4', used: true, coin: true, count: 2 })).toBe('2 × Basilica (blue 4), with a coin. Phase III: three points.');
  });
});

describe('scenes', () => {
  const last = { step: 'gold' as const, leader: 1, bonus: 0, plays: [{ player: 0, cards: ['gold' as const], strength: 1 }, { player: 1, cards: [], strength: 0 }] };
  it('show the last play and the bonus, then what everybody got', () => {
    const before = view({ current: 'gold' });
    const after = view({ current: 'building', last });
    const lines = [line('RI-4.4'), line('RI-4.10', 'step:gold'), line('RI-5.2'), line('RI-4.1')];
    const [plays, deeds, ...rest] = scenes(before, after, lines);
    expect(rest).toEqual([]);
    expect([plays?.lines, deeds?.lines]).toEqual([2, 3]);
    expect(plays?.view.players[0]).toMatchObject({ played: ['gold'], strength: 1 });
    expect([plays?.view.current, plays?.view.bonus, deeds?.view.current]).toEqual(['gold', 0, 'gold']);
  });
  it('are none while a step goes on', () => {
    expect(scenes(view({ current: 'gold' }), view({ current: 'gold' }), [line('RI-4.4')])).toEqual([]);
  });
  it('score district by district at the end', () => {
    const some = districts({
      castello: district({ worth: 8, ranks: [{ player: 1, men: 1, points: 8 }, { player: 0, men: 1, points: 4 }] }),
      san_polo: district({ worth: 3, ranks: [{ player: 0, men: 2, points: 3 }] }),
    });
    const after = view({ over: true, districts: some, scores: [17, 18] });
    const lines = [line('RI-8.2'), line('RI-8.4', 'district:castello'), line('RI-8.4', 'district:san_polo')];
    const shown = scenes(view({}), after, lines);
    expect(shown.map((scene) => scene.view.scores)).toEqual([[10, 10], [14, 18], [17, 18]]);
    expect(shown.map((scene) => scene.targets)).toEqual([[], ['district:castello'], ['district:san_polo']]);
    expect(shown.map((scene) => scene.lines)).toEqual([1, 2, 3]);
  });
});
