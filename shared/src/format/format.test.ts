import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  businessDate,
  commaText,
  daysBetween,
  formatAmount,
  formatBusinessDate,
  formatAbout,
  formatCount,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatTime,
  isEnglishName,
  listText,
  normalizeName,
  phoneProblem,
  sentencesText,
  timesText,
} from './index.ts';

describe('an amount', () => {
  it.each([
    ['1234.50', '1,234.50'],
    ['-1234.5', '-1,234.50'],
    ['0', '0.00'],
    ['-0.004', '0.00'],
    ['999.995', '1,000.00'],
    ['90071992547409931.07', '90,071,992,547,409,931.07'],
    [0.1 + 0.2, '0.30'],
    [1.005, '1.01'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    [1e-7, '0.00'],
    [-5, '-5.00'],
    [-1e21, '-1,000,000,000,000,000,000,000.00'],
    [-1.25e-10, '0.00'],
    [' 5 ', '5.00'],
    ['0.994', '0.99'],
    ['0.9949', '0.99'],
    ['0.995', '1.00'],
    ['-0.005', '-0.01'],
    ['12', '12.00'],
    ['123456', '123,456.00'],
  ])('%p → %s', (amount, text) => expect(formatAmount(amount)).toBe(text));

  it('has its currency before it', () => expect(formatAmount('-1234.5', 'MOP')).toBe('MOP\u00a0-1,234.50'));
  const NONE = ['', ...'1,234 1. x x1 1x 1.5x --1 1e21 1e7 x1e-7 1e-7x 12e-7 1e-'.split(' ')];
  it.each([...NONE, Number.NaN, Infinity])('%p is not an amount', (amount) =>
    expect(() => formatAmount(amount)).toThrow(RangeError),
  );
  it('an error names the invalid amount', () =>
    expect(() => formatAmount('1,234')).toThrow(new RangeError('"1,234" is no amount')));
});

describe('the date at the resort', () => {
  it.each([
    ['2026-11-21T15:59:59.999Z', '2026-11-21'],
    ['2026-11-21T16:00:00Z', '2026-11-22'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
  ])('%s is %s', (instant, date) => expect(businessDate(new Date(instant))).toBe(date));

  it("is shown with its time in the resort's zone", () => {
    expect(formatDate('2027-03-31T16:00:00Z', 'en')).toBe('1 Apr 2027');
    expect(formatDateTime('2027-03-31T16:05:00Z', 'en')).toBe('1 Apr 2027, 00:05');
    expect(formatDateTime('2027-03-31T16:05:00Z', 'jp')).toBe('2027年4月1日 00:05');
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 365, '2027-03-28'],
  ])('%s and %d days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each(['2026-02-30', '2026-2-3', 'tomorrow'])('%s is not a date', (date) =>
    expect(() => addDays(date, 1)).toThrow(RangeError),
  );
});

describe('an English name', () => {
  it.each(['Mei Ling', ' Chan  Tai ', 'A', 'x'.repeat(40)])('%p is valid', (name) =>
    expect(isEnglishName(name)).toBe(true),
  );
  it.each(['', ' ', "O'Neil", 'Anne-Marie', '陳', 'José', 'R2', 'x'.repeat(41)])('%p is invalid', (name) =>
    expect(isEnglishName(name)).toBe(false),
  );
  it('is sent without extra spaces', () => expect(normalizeName('  Mei   Ling ')).toBe('Mei Ling'));
});

describe('a phone number', () => {
  it.each([
    ['66000001', { minLength: 8, maxLength: 8 }, null],
    ['6600', { minLength: 8, maxLength: 8 }, { kind: 'exactly', count: 8 }],
    ['6600', { minLength: 7, maxLength: 9 }, { kind: 'between', min: 7, max: 9 }],
    ['0912 345 678', { minLength: 9, maxLength: 9, trunk: '0' }, null],
  ])('%s with %p: %p', (typed, bounds, problem) => expect(phoneProblem(typed, bounds)).toEqual(problem));
});

it('a time of day, a business date and a count', () => {
  expect(formatTime(new Date('2026-11-21T16:05:00Z'))).toBe('00:05');
  expect(formatBusinessDate('2026-12-31', 'en')).toBe('31 Dec 2026');
  expect(formatBusinessDate('2026-09-25', 'en')).toBe('25 Sep 2026');
  expect(formatBusinessDate('2026-12-31', 'jp')).toBe('2026年12月31日');
  expect(formatDayMonth('2027-03-31', 'en')).toBe('31 Mar');
  expect(formatDayMonth('2027-03-31', 'kr')).toBe('3월 31일');
  expect([formatCount(0), formatCount(48_120)]).toEqual(['0', '48,120']);
  expect(formatAbout(12_800, 'KRW')).toBe('KRW\u00a012,800');
});

describe('parts side by side', () => {
  it.each([
    ['en', 'A, b', 'A. B.'],
    ['tc', 'A，b', 'A.B.'],
    ['sc', 'A，b', 'A.B.'],
    ['kr', 'A, b', 'A. B.'],
    ['jp', 'A、b', 'A.B.'],
  ] as const)('in %s: %s and %s', (language, parts, sentences) => {
    expect(commaText(['A', 'b'], language)).toBe(parts);
    expect(sentencesText(['A.', 'B.'], language)).toBe(sentences);
  });

  it.each([
    ['en', '11:30–15:00, 18:00–22:30'],
    ['tc', '11:30–15:00、18:00–22:30'],
    ['kr', '11:30~15:00, 18:00~22:30'],
    ['jp', '11:30～15:00、18:00～22:30'],
  ] as const)('hours in %s: %s', (language, hours) =>
    expect(
      listText([timesText('11:30', '15:00', language), timesText('18:00', '22:30', language)], language),
    ).toBe(hours),
  );
});
