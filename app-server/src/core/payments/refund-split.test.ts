import { describe, expect, it } from '@jest/globals';
import { refundable, splitRefund, type Taken } from './refund-split.ts';

const taken = (capturedCash: bigint, capturedDollars: bigint): Taken => ({
  capturedCash,
  capturedDollars,
  refundedCash: 0n,
  refundedDollars: 0n,
});

describe('a refund is split as the payment was', () => {
  it.each([
    [100_00n, 0n, 40_00n, { cash: 40_00n, dollars: 0n }],
    [0n, 100_00n, 40_00n, { cash: 0n, dollars: 40_00n }],
    [75_00n, 25_00n, 40_00n, { cash: 30_00n, dollars: 10_00n }],
    [75_00n, 25_00n, 100_00n, { cash: 75_00n, dollars: 25_00n }],
    [66_67n, 33_33n, 1n, { cash: 1n, dollars: 0n }],
    [50_00n, 50_00n, 1n, { cash: 0n, dollars: 1n }],
  ])('%d cash and %d dollars, of which %d: %j', (cash, dollars, amount, parts) => {
    expect(splitRefund(taken(cash, dollars), amount)).toEqual(parts);
  });

  it.each([1n, 7n, 33n, 4_01n])(
    'in steps of %d it has the same result, and the last cent is refunded',
    (step) => {
      let state = taken(66_67n, 33_34n);
      for (let left = 100_01n; left > 0n;) {
        const amount = step < left ? step : left;
        const { cash, dollars } = splitRefund(state, amount);
        expect(cash >= 0n && dollars >= 0n && cash + dollars === amount).toBe(true);
        state = {
          ...state,
          refundedCash: state.refundedCash + cash,
          refundedDollars: state.refundedDollars + dollars,
        };
        left -= amount;
      }
      expect(state).toMatchObject({ refundedCash: 66_67n, refundedDollars: 33_34n });
    },
  );

  it.each([0n, -1n, 100_01n])('%d of 100.00 is refused', (amount) => {
    expect(() => splitRefund(taken(100_00n, 0n), amount)).toThrow(
      new RangeError('more than is left to refund'),
    );
  });

  it('refunds of either means never exceed the rest', () => {
    const partly = { ...taken(75_00n, 25_00n), refundedCash: 30_00n, refundedDollars: 10_00n };
    expect(refundable(partly)).toBe(60_00n);
    expect(splitRefund(partly, 60_00n)).toEqual({ cash: 45_00n, dollars: 15_00n });
    expect(() => splitRefund(partly, 60_01n)).toThrow(RangeError);
  });
});
