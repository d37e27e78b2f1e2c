/** Whether there is room beside the board, or the page is one column: on phones, upright and lying. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 959px), (max-height: 540px)');
export const lying = new MediaQuery('(max-height: 540px) and (min-width: 600px)');

/** Styles ask for `:root[data-narrow]` and `:root[data-lying]`, so that the numbers stand here alone.  Called once. */
export function follow(): void {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.toggleAttribute('data-narrow', narrow.current);
      document.documentElement.toggleAttribute('data-lying', lying.current);
    });
  });
}
