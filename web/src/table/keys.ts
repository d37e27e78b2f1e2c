/** The keyboard at a table: arrows, digits, Escape. */
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
  else if (event.key === 'Escape') session.letGo();
  else if (isArrow(event.key)) arrow(event);
  else if (/^[1-9]$/.test(event.key)) digit(session, Number(event.key) - 1);
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
