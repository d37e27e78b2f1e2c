/** The numbers of a chart: ticks, steps, and labels that do not overlap. */
import type { CourseMark, CoursePoint } from '../core/wire';

const STEPS = [1, 2, 5];

/** Whole numbers from the least to the most, in even steps that are easy to read; `most` of them at the most. */
export function ticks(low: number, high: number, most: number): number[] {
  for (let ten = 1; ; ten *= 10) {
    for (const unit of STEPS) {
      const step = unit * ten;
      const first = Math.floor(low / step);
      const last = Math.ceil(high / step);
      if (last - first < most) return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
    }
  }
}

/** Places for labels that want to be at `wanted`: at least `gap` apart, in their order, between `low` and `high`. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = order.map((i) => wanted[i] ?? 0);
  placed.forEach((place, i) => (placed[i] = Math.max(place, i === 0 ? low : (placed[i - 1] ?? low) + gap)));
  for (let i = placed.length - 1, most = high; i >= 0; i -= 1, most -= gap) {
    most = placed[i] = Math.min(placed[i] ?? most, most);
  }
  const found: number[] = [];
  order.forEach((place, i) => (found[place] = placed[i] ?? 0));
  return found;
}

/** A line that keeps each score until the next point. */
export function steps(
  points: readonly CoursePoint[],
  seat: number,
  x: (number: number) => number,
  y: (score: number) => number,
): string {
  return points
    .map(({ number, scores }, i) => {
      const [across, up] = [x(number).toFixed(1), y(scores[seat] ?? 0).toFixed(1)];
      return i === 0 ? `M${across} ${up}` : `H${across}V${up}`;
    })
    .join('');
}

/** Which marks have room for their labels: every one, every second, every fifth ... */
export function labelled(marks: readonly CourseMark[], x: (number: number) => number, gap: number): CourseMark[] {
  for (let ten = 1; ; ten *= 10) {
    for (const unit of STEPS) {
      const every = unit * ten;
      const kept = marks.filter((_, i) => i % every === 0);
      const fit = kept.every((mark, i) => i === 0 || x(mark.number) - x(kept[i - 1]?.number ?? 0) >= gap);
      if (fit || every > marks.length) return kept;
    }
  }
}
