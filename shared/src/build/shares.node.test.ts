import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { EAGER_SHARES, LAZY_SHARES } from './shares.ts';

/** Sub-paths for Node, for tests, or with types only. */
const NEVER_IN_A_BROWSER = [
  'gallery',
  'build',
  'build/browsers',
  'build/compiler',
  'build/parts',
  'build/shares',
  'build/types',
  'build/version',
  'calls/rows',
  'contract',
  'origins',
  'signing',
  'skin/skins',
  'skin/tokens',
  'testing',
  'testing/open-redirects',
  'testing/pattern',
  'testing/texts',
];

it('every sub-path of shared is eager, lazy, or never used in a browser', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const paths = Object.keys(manifest.exports).map((path) => path.slice(2));
  expect([...EAGER_SHARES, ...LAZY_SHARES, ...NEVER_IN_A_BROWSER].sort()).toEqual(paths.sort());
});
