import { describe, expect, it } from 'vitest';
import { agreedOn, changed, editionAddress, printed, valueOf, wordFor } from '../src/core/catalogue';
import type { ChoiceInfo, GameInfo } from '../src/core/wire';

const choice = (name: string, value: string, mark: string, names: string[] = [], labels: string[] = []): ChoiceInfo => ({
  name, rule: 'XX-1.1', default: value, low: 0, high: 9, names, mark, label: name, labels,
});
const game: GameInfo = {
  id: 'toy', title: 'Toy', about: '', goal: '', goal_rules: [], version: 1, least: 2, most: 3, minutes: 5,
  choices: [
    choice('rounds', '3', ''),
    choice('rowing', 'yes', '', ['no', 'yes'], ['non', 'oui']),
    choice('lanterns', '4', 'RECON'),
    choice('worth', '1', 'SEED'),
  ],
};
const names = (choices: readonly ChoiceInfo[]): string[] => choices.map(({ name }) => name);

describe('choices', () => {
  it('are agreed on by the table, or printed on the material', () => {
    expect(names(agreedOn(game))).toEqual(['rounds', 'rowing']);
    expect(names(printed(game))).toEqual(['lanterns', 'worth']);
  });
  it('are told only where they differ from the usual', () => {
    expect(changed(game.choices, { rounds: '3', lanterns: '6', other: '1' })).toEqual({ lanterns: '6' });
    expect(valueOf(game.choices[2]!, {})).toBe('4');
  });
  it('have values in words', () => {
    expect(wordFor(game.choices[1]!, 'no')).toBe('non');
    expect(wordFor(game.choices[0]!, '7')).toBe('7');
  });
  it('are saved as a file with what is corrected, and nothing else', () => {
    expect(editionAddress(game, { rounds: '1', lanterns: '6' })).toBe('/api/games/toy/edition?choice=lanterns%3D6');
  });
});
