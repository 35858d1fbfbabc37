import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import { afterwards, type Transaction } from '../../platform/database/index.ts';
import { ledgerRelease } from '../../schema/index.ts';
import { addLot } from './lots.ts';
import { post } from './post.ts';

type Scheduled = Pick<
  typeof ledgerRelease.$inferSelect,
  'txnId' | 'memberId' | 'unit' | 'amount' | 'expiresOn'
>;

/** Releases one scheduled earning; its member's ledger must be locked and the earning not yet released. */
export async function releaseScheduled(tx: Transaction, clock: Clock, scheduled: Scheduled): Promise<void> {
  const ref = { kind: 'txn', id: String(scheduled.txnId) };
  const { memberId, unit, amount, expiresOn } = scheduled;
  const released = await post(tx, clock, {
    memberId,
    unit,
    amount,
    ref,
    kind: 'RELSCHED',
    from: 'PENDING',
    to: 'AVAILABLE',
  });
  await addLot(tx, released, scheduled, expiresOn);
  await afterwards(
    tx,
    tx
      .update(ledgerRelease)
      .set({ releasedAt: clock.sqlNow() })
      .where(eq(ledgerRelease.txnId, scheduled.txnId)),
  );
}
