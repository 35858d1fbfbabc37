import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { RaceContext } from '../../../testing/race.ts';
import { burnAtOutlet } from '../burn.ts';
import { grantVoucher } from '../grant-voucher.ts';
import { holdVouchers } from '../hold-vouchers.ts';
import { reissueBurned } from '../reissue-burned.ts';
import { takeCoupon } from '../take-coupon.ts';

/** The step in a transaction of its own, as an operation of a race. */
const alone =
  <Of, Result>(step: (tx: Transaction, clock: Clock, of: Of) => Promise<Result>) =>
  ({ db, clock }: RaceContext, of: Of): Promise<Result> =>
    inTransaction(db, (tx) => step(tx, clock, of));

export const take = alone(takeCoupon);
export const grant = alone(grantVoucher);
export const hold = alone(holdVouchers);
export const burn = alone(burnAtOutlet);
export const reissue = alone(reissueBurned);
