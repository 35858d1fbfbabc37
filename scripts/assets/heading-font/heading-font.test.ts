import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { FONT_FILE, fingerprint, rangeOf } from './subset.ts';

it('the served font was made from the style sheet’s range', () => {
  const served = readFileSync(FONT_FILE);
  const { sha256 } = JSON.parse(readFileSync(new URL('made-of.json', import.meta.url), 'utf8')) as {
    sha256: string;
  };
  // after a change: node scripts/run.mjs scripts/assets/heading-font/cli.ts
  expect(fingerprint(served)).toBe(sha256);
  expect(served.length).toBeLessThan(18_000);
});

it('reads single code points and ranges', () => {
  expect(rangeOf('unicode-range: U+41-43, U+152;')).toEqual([0x41, 0x42, 0x43, 0x152]);
});
