import { expect, it } from '@jest/globals';
import { shareText } from './words.ts';

it.each([
  [105, 105, '105 of 105 visits (100 %)'],
  [999, 1_000, '999 of 1000 visits (99.9 %)'],
  [12, 140, '12 of 140 visits (8.6 %)'],
  [2, 900, '2 of 900 visits (0.22 %)'],
  [1, 1_000_000, '1 of 1000000 visits (0.0001 %)'],
  [0, 10, '0 of 10 visits (0 %)'],
  [0, 0, 'no visits yet'],
])('%s of %s visits is written without an exponent', (failures, visits, text) => {
  expect(shareText({ failures, visits })).toBe(text);
});
