import { describe, expect, it } from 'vitest';
import { buttons, chosen, click, gains, lit, open } from '../src/core/picker';

const options = [
  { code: 0, path: ['button:stay'], text: 'Stay' },
  { code: 2, path: ['boat:rialto', 'district:castello'], text: 'From Rialto to Castello' },
  { code: 3, path: ['boat:rialto', 'district:cannaregio'], text: 'From Rialto to Cannaregio' },
  { code: 6, path: ['boat:castello', 'district:rialto'], text: 'From Castello to Rialto' },
];

describe('picker', () => {
  it('lights the first targets of all options', () => {
    expect([...lit(options, [])]).toEqual(['button:stay', 'boat:rialto', 'boat:castello']);
  });
  it('lights what goes on from the clicks made', () => {
    expect([...lit(options, ['boat:rialto'])]).toEqual(['district:castello', 'district:cannaregio']);
  });
  it('knows an option only when its path is complete', () => {
    expect(chosen(options, ['boat:rialto'])).toBeUndefined();
    expect(chosen(options, ['boat:rialto', 'district:cannaregio'])?.code).toBe(3);
  });
  it('begins anew at another first target', () => {
    expect(click(options, ['boat:rialto'], 'boat:castello')).toEqual(['boat:castello']);
  });
  it('lets go of the last target when it is clicked again', () => {
    expect(click(options, ['boat:rialto'], 'boat:rialto')).toEqual([]);
  });
  it('lets go of everything at a target that is not lit', () => {
    expect(click(options, ['boat:rialto'], 'sea')).toEqual([]);
  });
  it('keeps the options that are still open', () => {
    expect(open(options, ['boat:rialto']).map(({ code }) => code)).toEqual([2, 3]);
  });
  it('tells what the next click gains, if that is the last one', () => {
    const offered = [
      { code: 0, path: ['field:1'], gains: [3, 0] },
      { code: 1, path: ['field:2', 'field:3'], gains: [1, 1] },
      { code: 2, path: ['button:sail'] },
    ];
    expect(gains(offered, [])).toEqual(new Map([['field:1', [3, 0]]]));
    expect(gains(offered, ['field:2'])).toEqual(new Map([['field:3', [1, 1]]]));
  });

  it('names the buttons that are lit', () => {
    expect(buttons(options, [])).toEqual([{ target: 'button:stay', text: 'Stay' }]);
    expect(buttons(options, ['boat:rialto'])).toEqual([]);
  });
});
