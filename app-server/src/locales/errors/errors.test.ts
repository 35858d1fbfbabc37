import { ERRORS } from '@resort/shared/contract';
import { expect, it } from '@jest/globals';
import { ERROR_TEXTS } from './index.ts';

it('has a text for each error of the contract, and no other', () => {
  expect(Object.keys(ERROR_TEXTS)).toEqual(Object.keys(ERRORS));
});
