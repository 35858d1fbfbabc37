import { expect, it } from '@jest/globals';
import { isAmong } from './affected.ts';

it.each([
  ['scripts/test/affected.ts', true],
  ['scripts/test/suite.ts', false],
  ['scripts/test/deleted.ts', true],
  ['scripts/deleted.ts', false],
])('a change of %s counts for a reader of scripts/test/affected.ts: %s', (file, counts) => {
  expect(isAmong(['scripts/test/affected.ts'])(file)).toBe(counts);
});
