import { describe, expect, it } from 'vitest';
import { targetsOf } from '../src/table/hint.svelte';

const choice = (path: string[]) => ({ code: 1, path, share: 1, chances: [], win: [] });
const HINT = { seat: 0, turn: '0.1', choices: [choice(['houses:castello', 'area:dorsoduro']), choice(['button:pass'])], text: '' };

describe('what a hint lights', () => {
  it('is the path of the best answer, and what is left of it', () => {
    expect([...targetsOf(HINT, [])]).toEqual(['houses:castello', 'area:dorsoduro']);
    expect([...targetsOf(HINT, ['houses:castello'])]).toEqual(['area:dorsoduro']);
  });
  it('is nothing where the clicks lead elsewhere, or there is none', () => {
    expect(targetsOf(HINT, ['button:pass']).size).toBe(0);
    expect(targetsOf(null, []).size).toBe(0);
  });
});
