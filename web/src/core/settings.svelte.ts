/** What one person likes, remembered in this browser. */

import type { Lang } from './messages';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

interface Settings {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  confirm: boolean;
  list: boolean; // is the list of answers open?
}

const STORE = 'ridotto.settings';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
export const LANGS: readonly Lang[] = ['en', 'fr'];

const browserLang = (): Lang => {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'fr' || tag === 'en') === 'fr' ? 'fr' : 'en';
};

function remembered(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {}; // a store that cannot be read is an empty one
  }
}

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;

function initial(): Settings {
  const old = remembered();
  return {
    lang: oneOf(LANGS, old.lang, browserLang()),
    theme: oneOf(THEMES, old.theme, 'auto'),
    sound: old.sound === true,
    speed: oneOf(SPEEDS, old.speed, 'normal'),
    confirm: old.confirm === true,
    list: old.list === true,
  };
}

export const settings: Settings = $state(initial());

const system = $state({ dark: false, still: false });

export const dark = (): boolean => (settings.theme === 'auto' ? system.dark : settings.theme === 'dark');
export const still = (): boolean => system.still;

const PAUSES: Record<Speed, number> = { slow: 1900, normal: 950, fast: 350, instant: 0 };
const FLIGHTS: Record<Speed, number> = { slow: 750, normal: 520, fast: 280, instant: 180 };

/** How long a move of somebody else is shown before the next one, and how long a piece is on its way. */
export const pause = (): number => (system.still ? 0 : PAUSES[settings.speed]);
export const flight = (): number => (system.still ? 0 : FLIGHTS[settings.speed]);

/** Keep the page and the store as the settings say.  Called once. */
export function follow(): void {
  watch('(prefers-color-scheme: dark)', (yes) => (system.dark = yes));
  watch('(prefers-reduced-motion: reduce)', (yes) => (system.still = yes));
  $effect.root(() => {
    $effect(() => {
      document.documentElement.lang = settings.lang;
      document.documentElement.dataset['theme'] = dark() ? 'dark' : 'light';
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(STORE, text);
      } catch {
        // private windows may refuse; then settings last as long as the page
      }
    });
  });
}

function watch(query: string, tell: (yes: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', ({ matches }) => tell(matches));
}
