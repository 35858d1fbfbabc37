import { describe, expect, it } from '@jest/globals';
import { startTexts } from '@resort/shared/i18n';
import { boundsOf, byMonth, monthName, monthOf } from './month.ts';

describe('months', () => {
  it('start and end by the clock of the resort', () => {
    const at = (instant: string) => ({ at: instant });
    const months = byMonth([
      at('2026-11-30T16:00:00Z'),
      at('2026-11-30T15:59:59Z'),
      at('2026-11-01T00:00:00+08:00'),
    ]);
    expect(months.map(({ month, entries }) => [month, entries.length])).toEqual([
      ['2026-12', 1],
      ['2026-11', 2],
    ]);
  });

  it.each([
    ['en', 'November 2026'],
    ['tc', '2026年11月'],
    ['sc', '2026年11月'],
    ['kr', '2026년 11월'],
    ['jp', '2026年11月'],
  ] as const)('are named in %s', (language, name) => {
    startTexts(language, {});
    expect(monthName('2026-11')).toBe(name);
  });

  it.each([
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ])('%s is from %s to %s, and the other way about', (month, from, to) => {
    expect(boundsOf(month)).toEqual({ from, to });
    expect(monthOf(from, to)).toBe(month);
    expect(monthOf(from, from)).toBeNull();
  });
});
