/** Rulebook pages, fetched once a language, and the paragraph that is open beside the page. */
import { api } from './api';
import type { Lang } from './messages';
import { settings } from './settings.svelte';
import type { RulePage } from './wire';

const pages = new Map<string, Promise<RulePage>>();

export function rulePage(game: string, lang: Lang = settings.lang): Promise<RulePage> {
  const key = `${game}.${lang}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const page = api.rules(game, lang);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  return page;
}

interface OpenRule {
  readonly game: string;
  readonly id: string;
}

const state = $state<{ open: OpenRule | null }>({ open: null });

export const openRule = (): OpenRule | null => state.open;
export const closeRule = (): void => void (state.open = null);
export const showRule = (game: string, id: string): void => void (state.open = { game, id });
