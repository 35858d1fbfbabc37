import { describe, expect, it } from '@jest/globals';
import { closesAt, hoursText, weekdayOf } from './hours.ts';

const LUNCH = { from: '11:30', to: '15:00' };
const NIGHT = { from: '18:00', to: '02:00' };

describe('hours', () => {
  it.each([
    ['12:00', '15:00'],
    ['15:00', undefined],
    ['18:00', '02:00'],
    ['23:59', '02:00'],
    ['01:59', '02:00'],
    ['02:00', undefined],
  ])('at %s what is open closes at %s', (now, closes) => {
    expect(closesAt([LUNCH, NIGHT], now)).toBe(closes);
  });

  it('read alike in every language', () => {
    expect(hoursText([LUNCH, NIGHT])).toBe('11:30–15:00, 18:00–02:00');
  });

  it('are of a week that begins on Monday, whatever the device’s zone', () => {
    expect(['2026-11-23', '2026-11-29', '2028-02-29'].map(weekdayOf)).toEqual([0, 6, 1]);
  });
});
