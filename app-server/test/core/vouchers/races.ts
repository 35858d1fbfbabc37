import { inTransaction, type Transaction } from '../../../src/platform/database/index.ts';
import type { Clock } from '../../../src/platform/time/clock.ts';
import type { RaceContext } from '../../processes/race.ts';
import { burnAtOutlet } from '../../../src/core/vouchers/burn.ts';
import { grantVoucher } from '../../../src/core/vouchers/grant-voucher.ts';
import { holdVouchers } from '../../../src/core/vouchers/hold-vouchers.ts';
import { reissueBurned } from '../../../src/core/vouchers/reissue-burned.ts';
import { takeCoupon } from '../../../src/domains/vouchers/coupons/give-coupon.ts';

/** The step in its own transaction, as an operation of a race. */
const alone =
  <Of, Result>(step: (tx: Transaction, clock: Clock, of: Of) => Promise<Result>) =>
  ({ db, clock }: RaceContext, of: Of): Promise<Result> =>
    inTransaction(db, (tx) => step(tx, clock, of));

export const take = alone(takeCoupon);
export const grant = alone(grantVoucher);
export const hold = alone(holdVouchers);
export const burn = alone(burnAtOutlet);
export const reissue = alone(reissueBurned);
