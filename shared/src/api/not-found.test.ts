import { expect, it } from '@jest/globals';
import { ERRORS } from '../contract/index.ts';
import type { ApiError } from './api-error.ts';
import { isNotFound } from './not-found.ts';

const answer = (change: Partial<ApiError>): ApiError => ({
  kind: 'business',
  code: null,
  errorCode: null,
  message: null,
  data: null,
  status: 200,
  ...change,
});

it.each([
  [answer({ code: ERRORS.NOT_FOUND.code }), true],
  [answer({ code: ERRORS.BAD_REQUEST.code, status: 400 }), true],
  [answer({ code: ERRORS.NOT_YOURS.code }), true],
  [answer({ kind: 'status', status: 400 }), false],
  [answer({ code: ERRORS.BUSY.code }), false],
  [answer({ code: ERRORS.INTERNAL.code }), false],
  [answer({ kind: 'network', status: null }), false],
  [undefined, false],
])('%j: %s', (error, expected) => {
  expect(isNotFound(error)).toBe(expected);
});
