import { expect, it } from '@jest/globals';
import { ERRORS, type ErrorName } from '../../contract/index.ts';
import { isRefused } from './index.ts';

const answer = (code: number | null) => ({ kind: 'business', code, errorCode: null, message: null });

it.each<[ErrorName, boolean]>([
  ['NO_ROOM', true],
  ['REWARD_STOCK', true],
  ['NO_SLOT', true],
  ['RESERVE_CAPTCHA', false],
  ['CAPTCHA_REQUIRED', false],
  ['BUSY', false],
  ['INTERNAL', false],
])('%s: %s', (name, expected) => expect(isRefused(answer(ERRORS[name].code))).toBe(expected));

it('is false without a response', () => {
  expect(isRefused(answer(null))).toBe(false);
  expect(isRefused(new TypeError('network'))).toBe(false);
});
