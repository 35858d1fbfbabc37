import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { RaceContext } from '../../../testing/race.ts';
import * as earning from '../earn.ts';
import * as expiry from '../expire-lots.ts';
import * as holding from '../hold.ts';
import * as redemption from '../redeem.ts';
import * as refunding from '../refund.ts';
import * as schedule from '../release-due.ts';
import * as overdue from '../release-overdue-holds.ts';
import * as settling from '../settle.ts';

/** The movement in its own transaction, as an operation of a race. */
const alone =
  <Of>(move: (tx: Transaction, clock: Clock, of: Of) => Promise<unknown>) =>
  async ({ db, clock }: RaceContext, of: Of): Promise<void> => {
    await inTransaction(db, (tx) => move(tx, clock, of));
  };

export const earn = alone(earning.earn);
export const hold = alone(holding.hold);
export const redeem = alone(redemption.redeem);
export const refund = alone(refunding.refund);
export const capture = alone(settling.capture);
export const release = alone(settling.release);

export const releaseDue = ({ db, clock }: RaceContext) => schedule.releaseDue(db, clock);
export const expireLots = ({ db, clock }: RaceContext) => expiry.expireLots(db, clock);
export const releaseOverdueHolds = ({ db, clock }: RaceContext) => overdue.releaseOverdueHolds(db, clock);
