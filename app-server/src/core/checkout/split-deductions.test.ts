import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deduction } from '../vouchers/deduction.ts';
import type { VoucherTerms } from '../vouchers/terms.ts';
import { CASH_FIFTY } from '../../../test/core/vouchers/cash-voucher.ts';
import { basketLine, dueNow } from './new-part.ts';
import { splitDeductions } from './take-off.ts';

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const line = fc.constantFrom(
  { scene: 'HOTEL', property: 'P1' } as const,
  { scene: 'HOTEL', property: 'P2' } as const,
  { scene: 'SHOP', property: 'P1', outlet: 'O1' } as const,
);
const part = fc.record({
  line,
  total: fc.bigInt({ min: 0n, max: 9_999_99n }),
  onSpot: fc.constantFrom(false, false, false, true),
});
const terms = (id: number): fc.Arbitrary<VoucherTerms> =>
  fc
    .record({
      type: fc.constantFrom('CASH', 'DISCOUNT'),
      face: fc.bigInt({ min: 1n, max: 800_00n }),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
      maxDeduct: fc.option(fc.bigInt({ min: 1n, max: 500_00n })),
      minSpend: fc.constantFrom(0n, 0n, 300_00n),
      scenes: fc.constantFrom<VoucherTerms['scenes']>([], ['HOTEL'], ['SHOP']),
      properties: fc.constantFrom<readonly string[]>([], ['P1']),
    })
    .map(({ type, face, basisPoints, ...rest }) => ({
      ...rest,
      id,
      couponId: id,
      type: type === 'CASH' ? ('CASH' as const) : ('DISCOUNT' as const),
      face: type === 'CASH' ? face : null,
      basisPoints: type === 'CASH' ? null : basisPoints,
      outlets: [],
      isStackable: true,
      validTo: new Date('2099-12-31T15:59:59Z'),
    }));
const checkout = fc.record({
  parts: fc.array(part, { minLength: 1, maxLength: 6 }),
  vouchers: fc.tuple(terms(1), terms(2), terms(3)),
  /** of what is left after the vouchers, in basis points */
  dollarShare: fc.constantFrom(0n, 1n, 3_333n, 9_999n, 10_000n),
});

describe('the deductions of a checkout', () => {
  it('are divided over its parts to the cent: none exceeds its part, none applies on site, and they add up to the whole', () => {
    fc.assert(
      fc.property(checkout, ({ parts, vouchers: all, dollarShare }) => {
        const whole = deduction(parts.map(basketLine), all);
        const vouchers = all.filter(({ id }) => whole.applied.some((one) => one.id === id));
        const dollars = (whole.payable * dollarShare) / 10_000n;
        const shares = splitDeductions(parts, { currency: 'MOP', vouchers, dollars });
        expect(sum(shares.map((share) => share.vouchers))).toBe(whole.deduct);
        expect(sum(shares.map((share) => share.dollars))).toBe(dollars);
        for (const [at, { vouchers: off, dollars: used }] of shares.entries()) {
          const due = dueNow(parts[at] ?? { total: 0n });
          expect(off >= 0n && used >= 0n && off + used <= due).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are refused if they exceed the amount due, or in another currency', () => {
    const parts = [{ line: { scene: 'HOTEL' as const }, total: 10_00n }];
    const refusal = (currency: string, dollars: bigint) => () =>
      splitDeductions(parts, { currency, vouchers: [], dollars });
    expect(refusal('MOP', 10_01n)).toThrow(expect.objectContaining({ error: 'AMOUNT_CHANGED' }));
    expect(refusal('HKD', 1n)).toThrow(expect.objectContaining({ error: 'METHOD_UNAVAILABLE' }));
    expect(refusal('HKD', 0n)()).toEqual([{ vouchers: 0n, dollars: 0n }]);
    expect(refusal('MOP', 10_00n)()).toEqual([{ vouchers: 0n, dollars: 10_00n }]);
  });

  it('apply to the first parts first, and skip what is paid on site', () => {
    const room = { line: { scene: 'HOTEL' as const }, total: 10_00n };
    const table = { line: { scene: 'SHOP' as const }, total: 8_00n, onSpot: true };
    const shares = splitDeductions([room, table, room], { currency: 'MOP', vouchers: [], dollars: 15_00n });
    expect(shares.map(({ dollars }) => dollars)).toEqual([10_00n, 0n, 5_00n]);
  });

  it('ignore no voucher silently: one that does not apply refuses the whole', () => {
    const parts = [{ line: { scene: 'HOTEL' as const, property: 'P1' }, total: 10_00n }];
    const shared = (currency: string, change: Partial<VoucherTerms> = {}) =>
      splitDeductions(parts, { currency, vouchers: [{ ...CASH_FIFTY, ...change }], dollars: 0n });
    const refused = expect.objectContaining({ error: 'VOUCHER_NOT_APPLICABLE' });
    expect(shared('MOP')).toEqual([{ vouchers: 10_00n, dollars: 0n }]);
    expect(() => shared('MOP', { scenes: ['SHOP'] })).toThrow(refused);
    expect(() => shared('HKD')).toThrow(refused);
  });
});
