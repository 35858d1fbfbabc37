import { expect, it } from '@jest/globals';
import { basisPointsOf, cohortsOf, onlyOf, wordsOf } from './plan.ts';

it.each([
  ['10', 1_000],
  ['0', 0],
  ['12.5', 1_250],
  ['0.01', 1],
  [' 100 ', 10_000],
  ['29.29', 2_929],
  ['100.01', null],
  ['-1', null],
  ['1e2', null],
  ['0.001', null],
  ['', null],
])('takes %j per cent for %j basis points', (percent, basisPoints) => {
  expect(basisPointsOf(percent)).toBe(basisPoints);
});

it('reads cohorts as people type them', () => {
  expect(cohortsOf('staff, testers  hotel-desk')).toEqual(['staff', 'testers', 'hotel-desk']);
  expect(cohortsOf('')).toEqual([]);
  expect(cohortsOf('Staff')).toBeNull();
});

it('reads attributes of visitors, and says what is wrong with them', () => {
  expect(onlyOf(' market=MO,HK  engine=webkit ')).toEqual({
    only: { market: ['HK', 'MO'], engine: ['webkit'] },
  });
  expect(onlyOf(' ')).toEqual({});
  expect(onlyOf('country=HK').fault).toContain('"country=HK" names no attribute: write market=HK');
  expect(onlyOf('engine=safari').fault).toBe('"safari" is no engine: blink, webkit, gecko.');
});

it('says what was looked at, and takes no word of a reason for an option', () => {
  expect(wordsOf('production', { expect: 4, reason: ' --force ' })).toEqual([
    '--channel=production',
    '--expect=4',
    '--reason=--force',
  ]);
  expect(wordsOf('production', { expect: null, reason: 'first' })).toHaveLength(2);
});
