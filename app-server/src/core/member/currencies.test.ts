import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CURRENCIES, fromMop, isCurrency, linesFromMop } from './currencies.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const sum = (lines: readonly bigint[]) => lines.reduce((all, one) => all + one, 0n);

describe('an amount of MOP in HKD', () => {
  it.each([
    [0n, 0n],
    [103n, 100n],
    [100n, 97n],
    [10_300_00n, 10_000_00n],
    [1n, 1n],
    // 0.515 HKD, exactly between: half goes up
    [53n, 51n],
    [52n, 50n],
  ])('%s is %s in minor units', (mop, hkd) => expect(fromMop(mop, 'HKD')).toBe(hkd));

  it('is within half a cent of the exact amount; MOP stays what it is', () => {
    fc.assert(
      fc.property(amount, (mop) => {
        const off = fromMop(mop, 'HKD') * 206n - mop * 200n;
        expect(off > -103n * 1n - 1n && off <= 103n).toBe(true);
        expect(fromMop(mop, 'MOP')).toBe(mop);
      }),
    );
  });

  it('of several lines adds up to the converted sum, and no line is off by more than a cent', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 33 }), (lines) => {
        const converted = linesFromMop(lines, 'HKD');
        expect(sum(converted)).toBe(fromMop(sum(lines), 'HKD'));
        for (const [at, line] of lines.entries()) {
          const off = (converted[at] ?? 0n) - fromMop(line, 'HKD');
          expect(off >= -1n && off <= 1n).toBe(true);
        }
      }),
    );
  });
});

it('the currencies are patacas and Hong Kong dollars, as members read them', () => {
  expect(CURRENCIES).toEqual({
    MOP: { code: 'MOP', symbol: 'MOP$', rateToMop: '1.00' },
    HKD: { code: 'HKD', symbol: 'HK$', rateToMop: '1.03' },
  });
  expect(['MOP', 'HKD'].map(isCurrency)).toEqual([true, true]);
  expect(['CNY', 'mop', '', 'toString'].some(isCurrency)).toBe(false);
});
