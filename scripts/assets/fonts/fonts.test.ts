import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { FONTS, fingerprint, fontFile, licenceFile, rangeOf } from './subset.ts';

/** Maximum sizes in bytes: the text face has three weights in one file, headings are preloaded. */
const LARGEST = { text: 35_000, sjm: 18_000, glp: 18_000, pvm: 18_000, gl: 18_000 };

it.each(FONTS)('%s: the served font was made from its style sheet’s range, and has its licence', (font) => {
  const served = readFileSync(fontFile(font));
  const made = JSON.parse(readFileSync(new URL('made-of.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  // after a change: node scripts/run.mjs scripts/assets/fonts/cli.ts
  expect(fingerprint(font, served)).toBe(made[font]);
  expect(served.length).toBeLessThan(LARGEST[font]);
  expect(readFileSync(licenceFile(font), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

it('reads single code points and ranges', () => {
  expect(rangeOf('unicode-range: U+41-43, U+152;')).toEqual([0x41, 0x42, 0x43, 0x152]);
});
