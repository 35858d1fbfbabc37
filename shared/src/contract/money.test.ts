import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MONEY_TEXT, moneyText, parseMoney, shareOf } from './index.ts';

describe('money', () => {
  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [123_450n, '1234.50'],
    [-100n, '-1.00'],
  ])('%p is %s on the wire', (minor, text) => {
    expect(moneyText(minor)).toBe(text);
    expect(parseMoney(text)).toBe(minor);
  });

  it.each([
    [12, 1200n],
    [12.3, 1230n],
    ['7', 700n],
    ['0.5', 50n],
  ])('%p from another app server is read as %p', (amount, minor) => {
    expect(parseMoney(amount)).toBe(minor);
  });

  const NONE = ['', '1.234', '1,000.00', '1e3', '.5', '1.', '+1.00', ' 1.00', '1.00 ', '1.00.00', 'NaN'];
  it.each([...NONE, '1234567890123456', '--1', Number.NaN])('%p is not an amount', (amount) => {
    expect(() => parseMoney(amount)).toThrow(new RangeError(`"${amount}" is no amount`));
  });

  it.each([
    ...['0.00', '-0.05', '1234.50', '10.00', '123456789012345.99'].map((text) => [text, true] as const),
    ...['1', '1.5', '1.234', '01.00', '00.00', '.50', '+1.00', '1,000.00', 'x1.00', '1.00x', '1x00'].map(
      (text) => [text, false] as const,
    ),
    ['1234567890123456.00', false],
  ])('whether %p has the wire format: %p', (text, has) => expect(MONEY_TEXT.test(text)).toBe(has));

  it('survives a round trip over the wire', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), (minor) => {
        expect(moneyText(minor)).toMatch(MONEY_TEXT);
        expect(parseMoney(moneyText(minor))).toBe(minor);
      }),
    );
  });

  it.each([
    [9_999n, 1_500, 1_500n],
    [1n, 5_000, 1n],
    [-1n, 5_000, -1n],
    [100n, 1_049, 10n],
    [0n, 1_500, 0n],
    [-9_999n, 1_500, -1_500n],
  ])('%p at %p basis points is %p', (minor, points, share) => {
    expect(shareOf(minor, points)).toBe(share);
  });
});
