import { describe, expect, it } from '@jest/globals';
import type { Order } from '../order-kind.ts';
import { whatGoesBack } from './refund-share.ts';

/** Minor units: paid in money and in dollars, and the cancellation fee. */
const order = (payable: bigint, dollarAmount: bigint, penalty: bigint | null, payStatus = 'PAID') =>
  ({ payable, dollarAmount, penalty, payStatus }) as Order;

describe('the refund of an order', () => {
  it.each([
    ['all, where there is no penalty', order(75_00n, 25_00n, null), { money: 75_00n, dollars: 25_00n }],
    ['dollars pay the penalty first', order(75_00n, 25_00n, 10_00n), { money: 75_00n, dollars: 15_00n }],
    ['down to the last of them', order(75_00n, 25_00n, 25_00n), { money: 75_00n, dollars: 0n }],
    ['then money does', order(75_00n, 25_00n, 25_01n), { money: 74_99n, dollars: 0n }],
    ['nothing, where the penalty is all', order(75_00n, 25_00n, 100_00n), { money: 0n, dollars: 0n }],
    ['nothing, where it is more', order(75_00n, 25_00n, 100_01n), { money: 0n, dollars: 0n }],
    ['money alone', order(75_00n, 0n, 10_00n), { money: 65_00n, dollars: 0n }],
    ['dollars alone', order(0n, 25_00n, 10_00n), { money: 0n, dollars: 15_00n }],
  ])('%s', (_name, given, back) => expect(whatGoesBack(given)).toEqual(back));

  it.each(['PAID', 'PART_REFUNDED', 'REFUNDED'])('after its money was paid: %s', (status) =>
    expect(whatGoesBack(order(75_00n, 25_00n, 0n, status)).money).toBe(75_00n),
  );

  it.each(['UNPAID', 'PROCESSING', 'FAILED'])('without a payment in money: %s', (status) =>
    expect(whatGoesBack(order(75_00n, 25_00n, 10_00n, status))).toEqual({ money: 0n, dollars: 15_00n }),
  );
});
