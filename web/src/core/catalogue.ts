/** The games that can be played here, fetched once a language, and what their tables decide before the game. */
import { api } from './api';
import type { Lang } from './messages';
import { pathTo } from './path';
import type { ChoiceInfo, GameInfo } from './wire';

export type Choices = Readonly<Record<string, string>>;

const known = new Map<Lang, Promise<GameInfo[]>>();

export function gamesIn(lang: Lang): Promise<GameInfo[]> {
  const games = known.get(lang) ?? api.games(lang);
  known.set(lang, games);
  games.catch(() => known.delete(lang));
  return games;
}

/** What the table agrees on. */
export const agreedOn = (game: GameInfo): ChoiceInfo[] => game.choices.filter(({ mark }) => mark === '');

/** The numbers printed on the game's material. */
export const printed = (game: GameInfo): ChoiceInfo[] => game.choices.filter(({ mark }) => mark !== '');

export const valueOf = (choice: ChoiceInfo, given: Choices): string => given[choice.name] ?? choice.default;
export const isChanged = (choice: ChoiceInfo, given: Choices): boolean => valueOf(choice, given) !== choice.default;

/** A value as people read it. */
export const wordFor = (choice: ChoiceInfo, value: string): string => choice.labels[choice.names.indexOf(value)] ?? value;

/** What has to be said of choices: those that differ from the usual. */
export const changed = (choices: readonly ChoiceInfo[], given: Choices): Choices =>
  Object.fromEntries(choices.filter((choice) => isChanged(choice, given)).map((choice) => [choice.name, valueOf(choice, given)]));

/** Where the numbers of a game come as a file, with what is corrected. */
export function editionAddress(game: GameInfo, given: Choices): string {
  const corrections = Object.entries(changed(printed(game), given));
  const query = new URLSearchParams(corrections.map(([name, value]) => ['choice', `${name}=${value}`]));
  return pathTo(`/api/games/${encodeURIComponent(game.id)}/edition?${query}`);
}
