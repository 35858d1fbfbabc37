import { expect, it } from '@jest/globals';
import { ALL_DOLLARS, dollarUse } from './index.ts';

it.each([
  [ALL_DOLLARS, '120.50', null],
  ['0', '0.00', null],
  ['50', '50.00', null],
  ['50.', '50.00', null],
  ['50.5', '50.50', null],
  [' 120.50 ', '120.50', null],
  ['５０', '50.00', null],
  ['120.51', '0.00', 'MOST'],
  ['1,000', '0.00', 'MOST'],
  ['', '0.00', 'FORM'],
  ['-1', '0.00', 'FORM'],
  ['12,5', '0.00', 'FORM'],
  ['1.234', '0.00', 'FORM'],
  ['1e2', '0.00', 'FORM'],
  ['9999999999999999', '0.00', 'FORM'],
])('"%s" of 120.50 uses %s (%s)', (text, used, wrong) => {
  expect(dollarUse(text, '120.50')).toEqual({ used, wrong });
});
