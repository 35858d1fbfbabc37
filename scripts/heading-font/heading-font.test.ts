import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { FONT_FILE, headingSubset, rangeOf } from './subset.ts';

it('the font that is served is the subset of the style sheet’s range', async () => {
  const served = readFileSync(FONT_FILE);
  expect(served.equals(await headingSubset())).toBe(true);
  expect(served.length).toBeLessThan(18_000);
});

it('reads single code points and ranges', () => {
  expect(rangeOf('unicode-range: U+41-43, U+152;')).toEqual([0x41, 0x42, 0x43, 0x152]);
});
