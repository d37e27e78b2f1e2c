/** The keyboard at a table: arrows, digits, H for a hint, Escape. */
import { isArrow, step } from '../core/arrows';
import { open } from '../core/picker';
import { settings } from '../core/settings.svelte';
import type { Session } from './session.svelte';

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'Tab']; // these go on with nothing

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [role="tablist"], dialog') !== null;

export function hearKey(session: Session, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || typing(event.target)) return;
  if (session.ask === null && session.news.length > 0 && !MODIFIERS.includes(event.key)) session.skip();
  else if (event.key === 'Escape') escape(session);
  else if (event.key.toLowerCase() === 'h') void session.hint.toggle();
  else if (isArrow(event.key)) arrow(event);
  else if (/^[1-9]$/.test(event.key)) digit(session, Number(event.key) - 1);
}

/** Let go of what was clicked; where nothing was, of the hint. */
function escape(session: Session): void {
  if (session.clicks.length === 0 && session.unsure === null) session.hint.close();
  session.letGo();
}

function arrow(event: KeyboardEvent): void {
  const stage = document.querySelector('[data-stage]');
  const scrolls = event.target instanceof Element && event.target.closest('[role="log"]') !== null;
  if (stage !== null && !scrolls && step(stage, event.key)) event.preventDefault();
}

/** A digit chooses from the list; where the list is closed it opens it first. */
function digit(session: Session, place: number): void {
  if (session.ask === null) return;
  const option = open(session.options, session.clicks)[place];
  if (!settings.list) settings.list = true;
  else if (option !== undefined) session.choose(option);
}
