import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bestCombination } from '../../domains/vouchers/choice/best-combination.ts';
import { deduction } from './deduction.ts';
import type { BasketLine, VoucherTerms } from './terms.ts';
import { CASH_FIFTY } from '../../../test/core/vouchers/cash-voucher.ts';

let ids = 0;
const voucher = (terms: Partial<VoucherTerms> = {}): VoucherTerms => {
  ids += 1;
  return { ...CASH_FIFTY, id: ids, couponId: ids, ...terms };
};
const discount = (basisPoints: number, terms: Partial<VoucherTerms> = {}) =>
  voucher({ type: 'DISCOUNT', face: null, basisPoints, ...terms });
const room = (amount: bigint, property = 'P1'): BasketLine => ({ scene: 'HOTEL', property, amount });
const dinner = (amount: bigint, property = 'P1'): BasketLine => ({ scene: 'SHOP', property, amount });

describe('a deduction', () => {
  it('takes cash and a discount off, the discount from the full price', () => {
    const [cash, fifteen] = [voucher(), discount(1_500)];
    expect(deduction([room(999_99n)], [cash, fifteen])).toEqual({
      total: 999_99n,
      deduct: 200_00n,
      payable: 799_99n,
      applied: [
        { id: fifteen.id, deduct: 150_00n },
        { id: cash.id, deduct: 50_00n },
      ],
      byLine: [200_00n],
      rejected: [],
    });
  });

  it('goes no lower than zero, and a discount no higher than its limit', () => {
    expect(deduction([room(30_00n)], [voucher()])).toMatchObject({ deduct: 30_00n, payable: 0n });
    const limited = discount(5_000, { maxDeduct: 80_00n });
    expect(deduction([room(400_00n)], [limited])).toMatchObject({ deduct: 80_00n });
  });

  it('is taken from the lines that a voucher is for, the narrow voucher first', () => {
    const [anywhere, dining] = [voucher({ face: 100_00n }), voucher({ face: 100_00n, scenes: ['SHOP'] })];
    const lines = [dinner(100_00n), room(100_00n)];
    expect(deduction(lines, [anywhere, dining])).toMatchObject({ deduct: 200_00n, rejected: [] });
  });

  it('of a dining voucher is not taken at a spa, nor where the kind of outlet is unknown', () => {
    const dining = voucher({ scenes: ['DINING'] });
    const at = (outletKind?: 'DINING' | 'SPA') => ({ ...dinner(100_00n), ...(outletKind && { outletKind }) });
    const outcome = (line: BasketLine) => deduction([line], [dining]).deduct;
    expect([outcome(at('DINING')), outcome(at('SPA')), outcome(at())]).toEqual([50_00n, 0n, 0n]);
  });

  it('uses up the larger voucher first, of two alike the older, in whatever order they were chosen', () => {
    const [older, younger, large] = [voucher(), voucher(), voucher({ face: 100_00n })];
    expect(deduction([room(180_00n)], [younger, older, large]).applied).toEqual([
      { id: large.id, deduct: 100_00n },
      { id: older.id, deduct: 50_00n },
      { id: younger.id, deduct: 30_00n },
    ]);
  });

  it('is what a discount comes to where that is below its limit', () => {
    const limited = discount(1_000, { maxDeduct: 80_00n });
    expect(deduction([room(400_00n)], [limited])).toMatchObject({ deduct: 40_00n });
  });

  it('goes on to the next line where the first has less', () => {
    const lines = [room(30_00n), room(10_00n), room(100_00n)];
    expect(deduction(lines, [voucher()]).byLine).toEqual([30_00n, 10_00n, 10_00n]);
  });

  it('takes nothing off where no voucher is taken, and counts no line for one that is for a place', () => {
    const closed = { ...dinner(100_00n), takesVouchers: false };
    const any = voucher();
    expect(deduction([closed], [any]).rejected).toEqual([{ id: any.id, reason: 'SCENE' }]);
    expect(deduction([closed, room(20_00n)], [any]).byLine).toEqual([0n, 20_00n]);
    const placed = voucher({ properties: ['P1'] });
    const nowhere: BasketLine = { scene: 'HOTEL', amount: 100_00n };
    expect(deduction([nowhere], [placed]).rejected).toEqual([{ id: placed.id, reason: 'PROPERTY' }]);
  });

  it('may be of one that stands alone, and needs no more than its minimum', () => {
    expect(deduction([room(100_00n)], [voucher({ isStackable: false, minSpend: 100_00n })])).toMatchObject({
      deduct: 50_00n,
      rejected: [],
    });
  });

  it.each([
    ['TYPE', voucher({ type: 'GIFT', face: null })],
    ['SCENE', voucher({ scenes: ['TICKET'], properties: ['P9'] })],
    ['PROPERTY', voucher({ properties: ['P9'] })],
    ['PROPERTY', voucher({ outlets: ['O1'] })],
    ['MIN_SPEND', voucher({ minSpend: 100_01n })],
  ] as const)('says why not: %s', (reason, rejected) => {
    const { deduct, rejected: said } = deduction([room(100_00n)], [rejected]);
    expect([deduct, said]).toEqual([0n, [{ id: rejected.id, reason }]]);
  });

  it('of certain outlets is taken off their lines alone', () => {
    const only = voucher({ outlets: ['O1'] });
    const lines = [dinner(30_00n), { ...dinner(80_00n), outlet: 'O2' }, { ...dinner(40_00n), outlet: 'O1' }];
    expect(deduction(lines, [only])).toMatchObject({ deduct: 40_00n });
  });

  it('counts towards a minimum only the lines it is for', () => {
    const dining = voucher({ scenes: ['SHOP'], minSpend: 100_00n });
    expect(deduction([room(500_00n), dinner(99_99n)], [dining]).rejected).toEqual([
      { id: dining.id, reason: 'MIN_SPEND' },
    ]);
  });

  it.each([
    ['one that stands alone', () => [voucher(), voucher({ isStackable: false })]],
    ['a second discount', () => [discount(1_000), discount(2_000)]],
    ['a fourth', () => [voucher(), voucher(), voucher(), voucher()]],
  ])('refuses %s beside others', (_, make) => {
    const chosen = make();
    const { rejected, applied } = deduction([room(1_000_00n)], chosen);
    expect(rejected).toEqual([{ id: chosen.at(-1)?.id, reason: 'STACKING' }]);
    expect(applied).toHaveLength(chosen.length - 1);
  });

  it('does not use up a voucher that would take nothing off', () => {
    const [enough, spare] = [voucher(), voucher()];
    const { rejected } = deduction([room(50_00n)], [enough, spare]);
    expect(rejected).toEqual([{ id: spare.id, reason: 'NOTHING_LEFT' }]);
  });
});

const scenes = fc.subarray(['HOTEL', 'SHOP'] as const);
const terms = fc.record({
  type: fc.constantFrom('CASH' as const, 'DISCOUNT' as const, 'GIFT' as const),
  face: fc.bigInt({ min: 1n, max: 300n }),
  basisPoints: fc.integer({ min: 1, max: 10_000 }),
  minSpend: fc.bigInt({ min: 0n, max: 300n }),
  properties: fc.subarray(['P1', 'P2']),
  scenes,
  isStackable: fc.boolean(),
});
const lines = fc.array(
  fc.record({
    scene: fc.constantFrom('HOTEL' as const, 'SHOP' as const),
    property: fc.constantFrom('P1', 'P2'),
    amount: fc.bigInt({ min: 0n, max: 400n }),
  }),
  { minLength: 1, maxLength: 3 },
);

describe('the combination that is proposed', () => {
  /** long before the others */
  const SOON = new Date('2028-01-31');

  it('prefers the fewest, the least unused, the one that expires first', () => {
    const [fifty, hundred, sooner] = [
      voucher(),
      voucher({ face: 100_00n }),
      voucher({ face: 100_00n, validTo: new Date('2026-12-31') }),
    ];
    const all = [fifty, hundred, sooner];
    expect(bestCombination([room(90_00n)], all)).toEqual([sooner]);
    expect(bestCombination([room(40_00n)], all)).toEqual([fifty]);
    expect(bestCombination([room(500_00n)], all)).toHaveLength(3);
    expect(bestCombination([room(40_00n)], [])).toEqual([]);
  });

  it('is found among more than are looked at: the best of each alone are', () => {
    const small = Array.from({ length: 40 }, () => voucher({ face: 1_00n, validTo: SOON }));
    const large = Array.from({ length: 3 }, () => voucher({ face: 90_00n }));
    expect(new Set(bestCombination([room(500_00n)], [...small, ...large]))).toEqual(new Set(large));
  });

  it('is of two pairs that take off as much the one that expires first, whichever is tried first', () => {
    const [hundred, fifty] = [voucher({ face: 100_00n }), voucher()];
    const sooner = [80_00n, 70_00n].map((face) => voucher({ face, validTo: SOON }));
    expect(bestCombination([room(150_00n)], [hundred, fifty, ...sooner])).toEqual(sooner);
  });

  it('is of two alike the older', () => {
    const [older, younger] = [voucher(), voucher()];
    expect(bestCombination([room(40_00n)], [younger, older])).toEqual([older]);
  });

  it('is of one coupon the three that expire first', () => {
    const dated = ['2027-05-01', '2027-02-01', '2027-04-01', '2027-03-01'].map((date) =>
      voucher({ couponId: 7, validTo: new Date(date) }),
    );
    const [last, ...first] = dated;
    const best = bestCombination([room(500_00n)], dated);
    expect(new Set(best)).toEqual(new Set(first));
    expect(best).not.toContain(last);
  });

  it('takes off what the lines have and the vouchers allow, and no choice of vouchers more', () => {
    fc.assert(
      fc.property(lines, fc.array(terms, { maxLength: 6 }), fc.array(fc.nat(5)), (basket, all, picks) => {
        const vouchers = all.map((some) => voucher(some));
        const best = deduction(basket, bestCombination(basket, vouchers));
        expect(best.rejected).toEqual([]);
        expect(best.payable).toBeGreaterThanOrEqual(0n);
        expect(best.applied.every(({ deduct }) => deduct > 0n)).toBe(true);
        const picked = [...new Set(picks)].flatMap((index) => vouchers[index] ?? []);
        const other = deduction(basket, picked);
        expect(other.payable).toBe(other.total - other.deduct);
        expect(other.payable).toBeGreaterThanOrEqual(best.payable);
        expect(other.applied.length + other.rejected.length).toBe(picked.length);
      }),
      { numRuns: 500 },
    );
  });
});
