/**
 * What a board is.  A game adds `boards/<game>/index.ts` that exports a `BoardSet` as `default`, and nothing else in the
 * client knows the game.
 *
 * A board is a function of (view, lit targets) and sends one target name.  Attributes it writes on its elements:
 *
 *   data-target="area:castello"  a clickable thing.  Focusable (tabindex="0", role="button"), named (aria-label);
 *                                class `lit` when `lit` has it, `chosen` when `chosen` includes it, `spoken` when
 *                                `highlights` has it.  It calls `onpick(target)` on click, Enter and Space.  A thing
 *                                that is not lit stays in the page, but out of the tab order (tabindex="-1").
 *                                Lit things look alike everywhere: --lit-glow (a box-shadow), --lit-fill, --gold.
 *   data-key="house:0:7"         a thing that moves: the same key before and after a change of view means the same
 *                                thing, and it glides from its old to its new place.  Unique in the page.
 *                                A keyed thing whose text changes shines for a moment.
 *   data-home="seat:0"           beside data-key: where it comes from when it appears and goes when it vanishes:
 *                                the element with that `data-place`.  The shell's seats are
 *                                data-place="seat:0" and so on.  Without it, things fade in and out.
 *   data-place="seat:0"          a place of that name
 *   data-about="sentence"        what hovering, focusing or long-pressing says (default: the aria-label)
 *   data-rule="DO-5.6"           and which rule speaks of it: a link in that bubble
 *
 * `button:*` targets are drawn by the shell, with the option's text as label.
 *
 * The board fills the room it is given; one that needs more height than that to be read sets it on its root, and the
 * frame around it scrolls.  The shell brings what is lit into sight.
 */
import type { Component } from 'svelte';
import type { Size } from '../core/aim';
import type { Lang } from '../core/messages';
import type { Target } from '../core/picker';
import type { GameView } from '../core/view';
import type { Line } from '../core/wire';

export type { GameView, Lang, Line, Size, Target };

/** The props of `Hand.svelte`: what the viewer holds, in the bar below the board. */
export interface HandProps<View extends GameView = GameView> {
  view: View;
  seat: number; // the viewer; -1: a spectator
  lit: ReadonlySet<Target>; // what can be clicked next
  chosen: readonly Target[]; // clicks made so far
  onpick: (target: Target, sure?: boolean) => void; // sure: the board has asked already, and the shell does not ask again
  highlights: ReadonlySet<Target>; // what a line of the log speaks of
  lang: Lang;
  log?: readonly Line[]; // what was told up to this view, for a board that shows it
  gains?: ReadonlyMap<Target, readonly number[]>; // what a click on a lit target gives to each seat, where that is shown
}

/** The props of `Board.svelte`. */
export interface BoardProps<View extends GameView = GameView> extends HandProps<View> {
  room: Size; // of the frame, in pixels
}

/** The props of `Supply.svelte`: what one seat has, inside its panel. */
export interface SupplyProps<View extends GameView = GameView> {
  view: View;
  seat: number;
  lang: Lang;
}

/** The props of `Progress.svelte`: how far one seat is on the way to win, at all times. */
export interface ProgressProps<View extends GameView = GameView> extends SupplyProps<View> {
  small: boolean; // beside the seat's disc on a phone: some 32 by 36 pixels
}

/** A change that is shown in several steps: a view between the old and the new one, and what is told with it. */
export interface Scene<View extends GameView = GameView> {
  readonly view: View;
  readonly lines: number; // how many of the update's lines are told by now
  readonly targets: readonly Target[]; // what it is about
  readonly length?: number; // how long it is looked at, 1 is usual
}

export interface BoardSet<View extends GameView = GameView> {
  readonly Board: Component<BoardProps<View>>;
  readonly Hand: Component<HandProps<View>>;
  readonly Supply: Component<SupplyProps<View>>;
  readonly Progress: Component<ProgressProps<View>>;
  /** What is shown between two views, before the second; for changes in which much happens at once. */
  readonly scenes?: (before: View, after: View, lines: readonly Line[]) => readonly Scene<View>[];
}
