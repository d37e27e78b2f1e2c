import { describe, expect, it } from 'vitest';
import { en } from '../src/core/i18n/en';
import { fr } from '../src/core/i18n/fr';
import { fill } from '../src/core/i18n/index';

const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

describe('words', () => {
  it('has the same keys in the same order in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });
  it.each(Object.keys(en) as (keyof typeof en)[])('%s has the same gaps in both languages', (key) => {
    expect(gaps(fr[key])).toEqual(gaps(en[key]));
    expect(fr[key].trim()).not.toBe('');
  });
  it('fills gaps and leaves unknown ones', () => {
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  });
});
