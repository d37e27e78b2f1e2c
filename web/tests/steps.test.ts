import { describe, expect, it } from 'vitest';
import { momentsBetween, stepsOf, type Scenes } from '../src/core/steps';
import type { GameView } from '../src/core/view';
import type { Line, Update } from '../src/core/wire';

const line = (number: number, text: string, ...targets: string[]): Line => ({ number, text, rule: '', targets });
const view = (name: string): GameView => ({ game: name }) as GameView;
const ASK = { seat: 0, turn: 't', step: '', question: '', rule: '', together: false, options: [] };
const update = (lines: Line[], fresh = false): Update => ({ epoch: 0, number: 9, fresh, seat: 0, view: view('new'), lines, sealed: [], ask: ASK, waiting: [1], undo: true, type: 'update' });
const LINES = [line(4, 'Red lays.', 'area:a'), line(5, 'Blue lays.', 'area:b'), line(5, 'Blue pays.'), line(6, 'A vote.', 'area:c')];
const told = (steps: ReturnType<typeof stepsOf>): string[] => steps.map(({ update, news, last }) => `${update.view.game}: ${news.map(({ text }) => text).join(' ')}${last ? ' (last)' : ''}`);

describe('the steps of an update', () => {
  it('are the moments that it brings along, each with what it told', () => {
    expect(momentsBetween(LINES, 3)).toEqual([4, 5]);
    const steps = stepsOf(view('old'), update(LINES), 3, [{ number: 4, view: view('four') }, { number: 5, view: view('five') }], undefined);
    expect(told(steps)).toEqual(['four: Red lays.', 'five: Blue lays. Blue pays.', 'new: A vote. (last)']);
    expect(steps.map(({ update }) => update.lines.length)).toEqual([1, 3, 4]);
    expect(steps.map(({ targets }) => targets)).toEqual([['area:a'], ['area:b'], ['area:c']]);
  });

  it('ask nothing before the last one', () => {
    const steps = stepsOf(view('old'), update(LINES), 3, [{ number: 5, view: view('five') }], undefined);
    expect(steps.map(({ update: { ask, waiting, undo } }) => [ask !== null, waiting, undo])).toEqual([[false, [], false], [true, [1], true]]);
  });

  it('are also the scenes of a board, and lines are told once', () => {
    const scenes: Scenes = (before, after, lines) => (after.game === 'new' && lines.length > 1 ? [{ view: view(`${before.game}+`), lines: 1, targets: ['arcade:1'], length: 2 }] : []);
    const steps = stepsOf(view('old'), update(LINES), 4, [], scenes);
    expect(told(steps)).toEqual(['old+: Blue lays.', 'new: Blue pays. A vote. (last)']);
    expect(steps.map(({ length }) => length)).toEqual([2, 1]);
    expect(steps[0]?.update.lines.map(({ text }) => text)).toEqual(['Red lays.', 'Blue lays.']);
  });

  it('leave out what was seen before, and what happened very long ago', () => {
    expect(momentsBetween(LINES, 5)).toEqual([]);
    const many = Array.from({ length: 40 }, (_, i) => line(i, 'Something.'));
    expect(momentsBetween(many, -1)).toHaveLength(16);
  });
});
