/** Where to look on a board that is larger than its frame, so that what is asked is in sight. */

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A place on the board, in pixels of the board as it is when it is not enlarged. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
/** How much the board is enlarged, and how far it is scrolled. */
export interface Sight {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}
/** How many targets lie beyond each edge of the frame. */
export interface Beyond {
  readonly up: number;
  readonly down: number;
  readonly left: number;
  readonly right: number;
}

export const LEAST_TARGET = 24; // pixels: smaller than this is hard to hit
export const MOST_SCALE = 4;
const MARGIN = 10; // around what is brought into sight
const SLACK = 1;

const round = (size: number): number => Math.ceil(size * 100) / 100;

/** The scale at which the smallest target can be hit. */
export function neededScale(boxes: readonly Box[]): number {
  const least = Math.min(...boxes.map(({ width, height }) => Math.min(width, height)));
  return least <= 0 || least === Infinity ? 1 : Math.min(MOST_SCALE, Math.max(1, round(LEAST_TARGET / least)));
}

const scaled = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}

/** Scroll along one axis, as little as will do, so that a stretch is in sight. */
function reach(from: number, length: number, frame: number, now: number): number {
  const margin = Math.max(0, Math.min(MARGIN, (frame - length) / 2));
  if (from - margin < now) return Math.max(0, from - margin);
  if (from + length + margin > now + frame) return from + length + margin - frame;
  return now;
}

const seen = (frame: Size, box: Box, { left, top }: Sight): boolean =>
  box.x >= left - SLACK &&
  box.y >= top - SLACK &&
  box.x + box.width <= left + frame.width + SLACK &&
  box.y + box.height <= top + frame.height + SLACK;

/** All that fits into the frame together with one box: the nearest to it first. */
function fitting(frame: Size, first: Box, boxes: readonly Box[]): Box[] {
  const far = (box: Box): number => Math.hypot(box.x + box.width / 2 - first.x - first.width / 2, box.y + box.height / 2 - first.y - first.height / 2);
  const group = [first];
  for (const box of boxes.toSorted((a, b) => far(a) - far(b))) {
    const { width, height } = around([...group, box]);
    if (width <= frame.width && height <= frame.height) group.push(box);
  }
  return group;
}

/** The same middle at another scale. */
function at(scale: number, frame: Size, now: Sight): Sight {
  const grown = scale / now.scale;
  return {
    scale,
    left: Math.max(0, (now.left + frame.width / 2) * grown - frame.width / 2),
    top: Math.max(0, (now.top + frame.height / 2) * grown - frame.height / 2),
  };
}

/**
 * Where to look: large enough to hit every target, with as many of them in sight as fit, and no farther from where one
 * looks now than needed.  `own` is the scale that the reader has chosen: it comes back when it will do.
 */
export function aim(frame: Size, targets: readonly Box[], now: Sight, own: number): Sight {
  if (frame.width <= 0 || frame.height <= 0) return now;
  if (targets.length === 0) return now.scale === own ? now : at(own, frame, now);
  const needed = neededScale(targets);
  const all = around(targets);
  const fits = (scale: number): boolean => all.width * scale <= frame.width && all.height * scale <= frame.height;
  const scale = own >= needed && fits(own) ? own : needed;
  const boxes = targets.map((box) => scaled(box, scale));
  const same = scale === now.scale;
  if (same && boxes.every((box) => seen(frame, box, now))) return now;
  const groups = fits(scale) ? [boxes] : boxes.map((box) => fitting(frame, box, boxes));
  const largest = groups.reduce((best, group) => (group.length > best.length ? group : best));
  const { x, y, width, height } = around(largest);
  const start = same ? now : { left: x + width / 2 - frame.width / 2, top: y + height / 2 - frame.height / 2 };
  return {
    scale,
    left: Math.max(0, reach(x, width, frame.width, start.left)),
    top: Math.max(0, reach(y, height, frame.height, start.top)),
  };
}

/** What is lit and out of sight: how much lies beyond each edge. */
export function beyond(frame: Size, targets: readonly Box[], sight: Sight): Beyond {
  const boxes = targets.map((box) => scaled(box, sight.scale)).filter((box) => !seen(frame, box, sight));
  const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2 - sight.left, y: y + height / 2 - sight.top });
  const places = boxes.map(middle);
  return {
    up: places.filter(({ y }) => y < 0).length,
    down: places.filter(({ y }) => y > frame.height).length,
    left: places.filter(({ x }) => x < 0).length,
    right: places.filter(({ x }) => x > frame.width).length,
  };
}
