import { beforeEach, describe, expect, it, vi } from 'vitest';
import { companyFor, remember, seatsOf } from '../src/core/company';
import type { GameInfo } from '../src/core/wire';

const game = (id: string, least: number, most: number): GameInfo => ({
  id, title: id, about: '', version: 1, least, most, minutes: 60, choices: [], goal: '', goal_rules: [],
});
const DOGE = game('doge', 3, 4);
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

describe('with whom a game is played', () => {
  it('is a full table of ordinary bots at first', () => {
    expect(companyFor(DOGE)).toEqual({ seats: 4, level: 'merchant' });
  });
  it('is what was chosen last, for each game by itself', () => {
    remember('doge', { seats: 3, level: 'senator' });
    remember('intrigo', { seats: 2, level: 'doge' });
    expect(companyFor(DOGE)).toEqual({ seats: 3, level: 'senator' });
    expect(companyFor(game('intrigo', 2, 4))).toEqual({ seats: 2, level: 'doge' });
  });
  it.each(['no json', 'null', '[]', '{"doge": 3}', '{"doge": {"seats": 9, "level": "admiral"}}'])(
    'is the usual, if the store holds %s',
    (text) => {
      store.set('ridotto.company', text);
      expect(companyFor(DOGE)).toEqual({ seats: 4, level: 'merchant' });
    },
  );
  it.each([
    ['novice', 'gondolier'],
    ['player', 'merchant'],
    ['master', 'senator'],
  ])('has the level that a %s has become', (former, level) => {
    store.set('ridotto.company', JSON.stringify({ doge: { seats: 3, level: former } }));
    expect(companyFor(DOGE)).toEqual({ seats: 3, level });
  });
  it('can be chosen among the numbers of seats that the game allows', () => {
    expect(seatsOf(game('intrigo', 2, 4))).toEqual([2, 3, 4]);
  });
});
