/** Movement by the difference of two views: what has the same key before and after glides to its new place. */

export interface Box {
  readonly x: number; // of the middle
  readonly y: number;
  readonly width: number;
}
export type Scene = ReadonlyMap<string, Box>;

export interface Difference {
  readonly moved: readonly string[];
  readonly appeared: readonly string[];
  readonly vanished: readonly string[];
}

const LEAST = 1.5; // pixels; less is no movement

const far = (a: Box, b: Box): boolean => Math.hypot(a.x - b.x, a.y - b.y) > LEAST;

/** What has moved, come and gone between two scenes. */
export function difference(before: Scene, after: Scene): Difference {
  const keys = [...after.keys()];
  return {
    moved: keys.filter((key) => before.has(key) && far(before.get(key)!, after.get(key)!)),
    appeared: keys.filter((key) => !before.has(key)),
    vanished: [...before.keys()].filter((key) => !after.has(key)),
  };
}

type Keyed = HTMLElement | SVGElement;

interface Seen {
  readonly element: Keyed;
  readonly parent: ParentNode | null;
  readonly box: Box;
  readonly text: string;
}

/** What a page looked like at a moment. */
export type Snapshot = ReadonlyMap<string, Seen>;

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

export function snapshot(root: ParentNode): Snapshot {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<Keyed>('[data-key]')) {
    if (element.closest('[data-ghost]') !== null) continue;
    const key = element.dataset['key'];
    if (key === undefined) continue;
    seen.set(key, { element, parent: element.parentNode, box: boxOf(element), text: element.textContent });
  }
  return seen;
}

const scene = (of: Snapshot): Scene => new Map([...of].map(([key, { box }]) => [key, box]));

/** How many screen pixels one unit of an element's own space is. */
function scaleAt(element: Keyed): number {
  const parent = element.parentElement;
  if (parent instanceof SVGGraphicsElement) return parent.getScreenCTM()?.a || 1;
  return 1;
}

const homeOf = (root: ParentNode, element: Keyed): Box | null => {
  const name = element.dataset['home'];
  if (name === undefined) return null;
  const place = root.querySelector(`[data-place="${CSS.escape(name)}"]`);
  return place === null ? null : boxOf(place);
};

/** Panels grow and shrink; what moves in them does so for no other reason. */
const inPanel = (element: Keyed): boolean => element.closest('[data-place]') !== null;

const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

function shift(element: Keyed, from: Box, to: Box): string {
  const scale = scaleAt(element);
  return `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
}

const done = (animation: Animation): Promise<unknown> => animation.finished.catch(() => null);

/** Play the way from an earlier snapshot to the page as it is now.  Ends when everything has arrived. */
export async function play(root: ParentNode, before: Snapshot, duration: number): Promise<void> {
  if (duration <= 0) return;
  const after = snapshot(root);
  const { moved, appeared, vanished } = difference(scene(before), scene(after));
  const running: Promise<unknown>[] = [];
  const timing: KeyframeAnimationOptions = { duration, easing: EASE, fill: 'backwards' };
  const run = (element: Keyed, frames: Keyframe[]): void => {
    running.push(done(element.animate(frames, timing)));
  };

  for (const key of moved) {
    const { element, box } = after.get(key)!;
    if (inPanel(element)) continue;
    const from = before.get(key)!.box;
    run(element, [{ translate: shift(element, from, box) }, { translate: '0px 0px' }]);
    trace(from, box, duration);
  }
  for (const key of appeared) {
    const { element, box } = after.get(key)!;
    const home = homeOf(root, element);
    const start: Keyframe = home === null ? { opacity: 0 } : { opacity: 0.2, translate: shift(element, home, box) };
    run(element, [start, home === null ? { opacity: 1 } : { opacity: 1, translate: '0px 0px' }]);
    if (home !== null) trace(home, box, duration);
  }
  for (const key of vanished) {
    const { element, parent, box } = before.get(key)!;
    if (parent === null || !parent.isConnected || element.isConnected) continue;
    const home = homeOf(root, element);
    parent.append(element);
    element.dataset['ghost'] = '';
    element.setAttribute('aria-hidden', 'true');
    element.removeAttribute('tabindex');
    const end: Keyframe = home === null ? { opacity: 0 } : { opacity: 0, translate: shift(element, home, box) };
    running.push(done(element.animate([{ opacity: 1 }, end], timing)).then(() => element.remove()));
  }
  for (const [key, { element, text }] of after) {
    const was = before.get(key);
    if (was !== undefined && was.text !== text && text.trim() !== '') flash(element);
  }
  await Promise.all(running);
}

/** A number that has changed shines for a moment. */
function flash(element: Keyed): void {
  element.classList.remove('changed');
  void element.getBoundingClientRect();
  element.classList.add('changed');
  setTimeout(() => element.classList.remove('changed'), 1600);
}

const SVG = 'http://www.w3.org/2000/svg';

/** A thin gold path where something has gone, which fades. */
function trace(from: Box, to: Box, duration: number): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 24) return;
  const layer = document.createElementNS(SVG, 'svg');
  layer.setAttribute('class', 'trace');
  layer.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(60, length / 6) };
  path.setAttribute('d', `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`);
  path.setAttribute('pathLength', '1');
  layer.append(path);
  document.body.append(layer);
  const frames = [
    { strokeDashoffset: 1, opacity: 0.9 },
    { strokeDashoffset: 0, opacity: 0.9, offset: 0.4 },
    { strokeDashoffset: 0, opacity: 0 },
  ];
  void done(path.animate(frames, { duration: duration + 900, easing: 'ease-out' })).then(() => layer.remove());
}
