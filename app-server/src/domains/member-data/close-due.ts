import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { accountClosing, member } from '../../schema/index.ts';
import { separately } from '../../core/ledger/each-member.ts';
import { lockMember } from '../../core/member/lock-member.ts';
import { mayClose } from '../../core/closing/closing.ts';
import { erasePersonalData } from './erase.ts';

async function close(tx: Transaction, clock: Clock, memberId: number): Promise<void> {
  const { status } = await lockMember(tx, memberId);
  // an order made while closing began is completed first
  if (status !== 'CLOSING' || !(await mayClose(tx, clock, memberId))) return;
  await erasePersonalData(tx, memberId);
  await tx.update(member).set({ status: 'CLOSED' }).where(eq(member.id, memberId));
  await tx
    .update(accountClosing)
    .set({ endedAt: clock.sqlNow(), outcome: 'CLOSED' })
    .where(and(eq(accountClosing.memberId, memberId), isNull(accountClosing.endedAt)));
}

/**
 * Closes memberships whose grace period is over, and erases their personal data; each in its own transaction.
 */
export async function closeDue(db: Database, clock: Clock): Promise<void> {
  const due = await db
    .select({ memberId: accountClosing.memberId })
    .from(accountClosing)
    .where(and(isNull(accountClosing.endedAt), lte(accountClosing.closesAt, clock.sqlNow())));
  await separately(db, due, (tx, memberId) => close(tx, clock, memberId));
}
