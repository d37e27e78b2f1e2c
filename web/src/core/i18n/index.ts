/** The client's words in the reader's language. */
import { settings } from '../settings.svelte';
import { en, type Dictionary, type Key } from './en';
import { fr } from './fr';

export type { Key };
export type Gaps = Readonly<Record<string, string | number>>;

export const dictionaries = { en, fr } satisfies Record<string, Dictionary>;

/** A text with its gaps filled. */
export const fill = (text: string, gaps: Gaps): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));

/** The text of a key in the language of the settings. */
export const t = (key: Key, gaps: Gaps = {}): string => fill(dictionaries[settings.lang][key], gaps);

/** A key that is made from data; falls back to the data itself. */
export function named(prefix: string, name: string): string {
  const key = `${prefix}.${name}`;
  return key in en ? t(key as Key) : name.replaceAll('_', ' ');
}

/** "Red, Blue and Green" */
export const list = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(names);
