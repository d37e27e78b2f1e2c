import { expect, it } from 'vitest';
import { withEarlier, withLine } from '../src/core/chat';
import type { Chat } from '../src/core/wire';

const line = (number: number): Chat => ({ type: 'chat', number, name: 'Anna', seat: 0, text: `${number}`, at: '' });
const numbers = (lines: readonly Chat[]): number[] => lines.map(({ number }) => number);
const said = (...all: number[]): readonly Chat[] => all.map(line).reduce<readonly Chat[]>(withLine, []);

it('shows each line once, also when a socket brings the newest page again', () => {
  expect(numbers(said(3, 4, 5, 4, 5, 6))).toEqual([3, 4, 5, 6]);
});
it('never shows lines with a gap between them', () => {
  expect(numbers(said(3, 4, 9, 10))).toEqual([9, 10]);
});
it('goes back page by page', () => {
  expect(numbers(withEarlier(said(3, 4), [line(1), line(2)]))).toEqual([1, 2, 3, 4]);
});
it('lets go of a page that no longer fits', () => {
  expect(numbers(withEarlier(said(9, 10), [line(1), line(2)]))).toEqual([9, 10]);
  expect(numbers(withEarlier(said(3), []))).toEqual([3]);
});
