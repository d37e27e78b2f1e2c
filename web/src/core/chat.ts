/** The lines of chat that are shown: always in a row, up to the newest one. */
import type { Chat } from './wire';

/** A line that was said.  After a break in which much was said, what came before the break is let go; it can be read again. */
export function withLine(lines: readonly Chat[], line: Chat): readonly Chat[] {
  const last = lines.at(-1);
  if (last === undefined || line.number > last.number + 1) return [line];
  return line.number > last.number ? [...lines, line] : lines;
}

/** Lines from before those that are shown. */
export function withEarlier(lines: readonly Chat[], earlier: readonly Chat[]): readonly Chat[] {
  const first = lines[0];
  return first === undefined || earlier.at(-1)?.number !== first.number - 1 ? lines : [...earlier, ...lines];
}
