/** Dragging a thing onto a target, by mouse, pen or finger. */
import type { Target } from '../types';

const LEAST = 6; // pixels; less is a click

export interface DragOptions {
  readonly can: () => boolean;
  readonly drop: (onto: Target) => void;
}

/** The target of a kind at a point of the page, whatever lies over it. */
function targetAt(x: number, y: number, kind: string): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>(`[data-target^="${kind}:"]`)?.dataset['target'];
    if (found !== undefined) return found;
  }
  return null;
}

/** A button and what it covers, its parent, can be dragged onto a target of a kind.  The end of a drag is no click. */
export function dragsOnto(kind: string, { can, drop }: DragOptions): (element: HTMLElement) => () => void {
  return (element) => {
    const whole = element.parentElement ?? element;
    const ended = new AbortController();
    const { signal } = ended;
    let start: { readonly id: number; readonly x: number; readonly y: number } | null = null;
    let moves = false;
    let swallows = false;

    const rest = (): void => {
      whole.style.translate = '';
      whole.classList.remove('dragged');
      start = null;
      moves = false;
    };
    const move = (event: PointerEvent): void => {
      if (start === null || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moves && Math.hypot(x, y) < LEAST) return;
      moves = true;
      whole.classList.add('dragged');
      whole.style.translate = `${x}px ${y}px`;
    };
    const up = (event: PointerEvent): void => {
      if (start === null || event.pointerId !== start.id) return;
      swallows = moves;
      const onto = moves ? targetAt(event.clientX, event.clientY, kind) : null;
      rest();
      if (onto !== null) drop(onto);
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        swallows = false;
        if (event.button !== 0 || !can()) return;
        start = { id: event.pointerId, x: event.clientX, y: event.clientY };
        element.setPointerCapture(event.pointerId); // a fast hand leaves it before its first move
      },
      { signal },
    );
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', rest, { signal });
    element.addEventListener(
      'click',
      (event) => {
        if (!swallows) return;
        swallows = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { signal, capture: true },
    );
    return () => ended.abort();
  };
}
