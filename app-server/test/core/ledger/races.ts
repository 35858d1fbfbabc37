import { inTransaction, type Transaction } from '../../../src/platform/database/index.ts';
import type { Clock } from '../../../src/platform/time/clock.ts';
import type { RaceContext } from '../../processes/race.ts';
import * as earning from '../../../src/core/ledger/earn.ts';
import * as expiry from '../../../src/core/ledger/expire-lots.ts';
import * as holding from '../../../src/core/ledger/hold.ts';
import * as redemption from '../../../demo/seeds/spending/redeem.ts';
import * as refunding from '../../../src/core/ledger/refund.ts';
import * as schedule from '../../../src/core/ledger/release-due.ts';
import * as overdue from '../../../src/core/ledger/release-overdue-holds.ts';
import * as settling from '../../../src/core/ledger/settle.ts';

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
