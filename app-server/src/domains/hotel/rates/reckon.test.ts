import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMop, type Currency } from '../../../core/member/currencies.ts';
import { penaltyAt } from '../../../core/orders/cancel-rule.ts';
import { cancelRuleOf, cancelTermsOf } from './cancel-terms.ts';
import type { RatePlan } from './hotel-catalogue.ts';
import { billOf, nightPrice } from './reckon.ts';

const price = fc.bigInt({ min: 1n, max: 10n ** 8n });
const nights = fc.array(price, { minLength: 1, maxLength: 30 });
const currency = fc.constantFrom<Currency>('MOP', 'HKD');
const taxMode = fc.constantFrom<'additive' | 'compound'>('additive', 'compound');
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

const PLAN = {
  basisPoints: 10_000,
  supplement: 0n,
  freeDays: 1,
  penalty: 'firstNight',
  penaltyPercent: null,
} as RatePlan;
const HOTEL = { taxMode: 'additive' } as const;

describe('the bill of a stay', () => {
  it('adds up: nights are the room total, with service and tax the total, in either currency', () => {
    fc.assert(
      fc.property(nights, taxMode, currency, (net, mode, code) => {
        const bill = billOf(net, { taxMode: mode }, code);
        expect(bill.nights).toHaveLength(net.length);
        expect(sum(bill.nights)).toBe(bill.roomTotal);
        expect(bill.roomTotal + bill.service + bill.tax).toBe(bill.total);
        expect(bill.roomTotal).toBe(fromMop(sum(net), code));
      }),
    );
  });

  it('is converted once, on its total', () => {
    fc.assert(
      fc.property(nights, taxMode, (net, mode) => {
        const { total } = billOf(net, { taxMode: mode }, 'MOP');
        expect(billOf(net, { taxMode: mode }, 'HKD').total).toBe(fromMop(total, 'HKD'));
      }),
    );
  });

  it('has 10 % service and 5 % tax on the room, or the tax on the service, too', () => {
    const net = [148_000n, 177_600n];
    expect(billOf(net, { taxMode: 'additive' }, 'MOP')).toEqual({
      nights: net,
      roomTotal: 325_600n,
      service: 32_560n,
      tax: 16_280n,
      total: 374_440n,
    });
    expect(billOf(net, { taxMode: 'compound' }, 'MOP')).toMatchObject({ tax: 17_908n, total: 376_068n });
    expect(billOf(net, HOTEL, 'HKD')).toMatchObject({ roomTotal: 316_117n, total: 363_534n });
  });
});

describe('the rate of a night', () => {
  it.each([
    [10_000, 0n, 148_000n, 148_000n],
    [9500, 0n, 148_000n, 140_600n],
    // 1,302.40 and 1,302.50: whole patacas, half up
    [8800, 0n, 148_000n, 130_200n],
    [10_000, 0n, 130_250n, 130_300n],
    [10_000, 39_600n, 148_000n, 187_600n],
  ])('%s of the price and %s more: %s → %s', (basisPoints, supplement, net, expected) =>
    expect(nightPrice({ basisPoints, supplement }, { price: net })).toBe(expected),
  );
});

describe('the cancellation fee of a stay', () => {
  const ruleOf = (plan: Partial<RatePlan>, firstNight = 148_000n) =>
    cancelRuleOf({
      plan: { ...PLAN, ...plan },
      hotel: HOTEL,
      checkIn: '2027-03-01',
      firstNight,
      currency: 'MOP',
    });

  it('is zero until 18:00 in Macau on the last free day, then the first night with service and tax', () => {
    const rule = ruleOf({});
    expect(rule).toEqual({
      freeUntil: '2027-02-28T18:00:00+08:00',
      fee: { kind: 'firstNight', amount: '1702.00' },
    });
    const at = (text: string) => penaltyAt(rule, 374_440n, new Date(text));
    expect([at('2027-02-28T10:00:00Z'), at('2027-02-28T10:00:01Z')]).toEqual([0n, 170_200n]);
    expect(ruleOf({ freeDays: 0 }).freeUntil).toBe('2027-03-01T18:00:00+08:00');
    expect(ruleOf({ freeDays: null }).freeUntil).toBeNull();
  });

  it('includes its amount', () => {
    const terms = (plan: Partial<RatePlan>) => cancelTermsOf(ruleOf(plan), { total: 374_440n }).penalty;
    // strictly: no `percent` where there is none
    expect(terms({})).toStrictEqual({ kind: 'firstNight', amount: '1702.00' });
    expect(terms({ penalty: 'full' })).toStrictEqual({ kind: 'full', amount: '3744.40' });
    expect(terms({ penalty: 'percent', penaltyPercent: 50 })).toEqual({
      kind: 'percent',
      percent: 50,
      amount: '1872.20',
    });
  });

  it('is missing for a rate without a fee, because none is sold', () => {
    const free = { freeUntil: null, fee: { kind: 'none' } } as const;
    expect(() => cancelTermsOf(free, { total: 1n })).toThrow('every rate has a penalty');
  });

  it('never exceeds the stay', () => {
    fc.assert(
      fc.property(nights, currency, (net, code) => {
        const bill = billOf(net, HOTEL, code);
        const [firstNight = 0n] = net;
        const rule = cancelRuleOf({
          plan: PLAN,
          hotel: HOTEL,
          checkIn: '2027-03-01',
          firstNight,
          currency: code,
        });
        expect(penaltyAt(rule, bill.total, new Date('2027-03-01T00:00:00Z')) <= bill.total).toBe(true);
      }),
    );
  });
});
