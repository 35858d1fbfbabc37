import { and, asc, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { ledgerHold } from '../../schema/index.ts';
import { eachMember } from './each-member.ts';
import { settle } from './settle.ts';

/** Releases expired holds, which cannot be captured any more. Idempotent. */
export async function releaseOverdueHolds(db: Database, clock: Clock): Promise<void> {
  const isOverdue = and(eq(ledgerHold.status, 'HELD'), lte(ledgerHold.expiresAt, clock.sqlNow()));
  const members = await db
    .selectDistinct({ memberId: ledgerHold.memberId })
    .from(ledgerHold)
    .where(isOverdue);
  await eachMember(db, members, async (tx, memberId) => {
    const overdue = await tx
      .select()
      .from(ledgerHold)
      .where(and(eq(ledgerHold.memberId, memberId), isOverdue))
      .orderBy(asc(ledgerHold.id));
    for (const held of overdue) await settle(tx, clock, held, 'RELEASED');
  });
}
