import { expect, it } from '@jest/globals';
import type { AreaCode } from '@resort/shared/calls/rows';
import { accountOf } from './account.ts';

const area = (areaCode: string, more: Partial<AreaCode> = {}): AreaCode => ({
  areaCode,
  countryCode: '',
  name: '',
  minLength: 7,
  maxLength: 11,
  hot: false,
  example: '',
  ...more,
});
const AREAS = [area('+853'), area('+82', { trunk: '0' }), area('+1'), area('+1242')];

it.each([
  [' Mei@Example.com ', { account: 'Mei@Example.com' }],
  ['r0001234', { account: 'r0001234' }],
  ['6600 0001', { account: '66000001', areaCode: '+853' }],
  ['+853 6600-0001', { account: '66000001', areaCode: '+853' }],
  ['+82 010 2000 0000', { account: '1020000000', areaCode: '+82' }],
  ['+1 242 555 0100', { account: '5550100', areaCode: '+1242' }],
  ['＋８５３６６０００００１', { account: '66000001', areaCode: '+853' }],
])('%j is the account %j', (typed, account) => {
  expect(accountOf(typed, AREAS, '+853')).toEqual(account);
});
