import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { ledgerRelease } from '../../schema/index.ts';
import { eachMember } from './each-member.ts';
import { releaseScheduled } from './release-scheduled.ts';

/** Releases scheduled earnings that are due. Idempotent. */
export async function releaseDue(db: Database, clock: Clock): Promise<void> {
  const isDue = and(isNull(ledgerRelease.releasedAt), lte(ledgerRelease.releaseAt, clock.sqlNow()));
  const members = await db
    .selectDistinct({ memberId: ledgerRelease.memberId })
    .from(ledgerRelease)
    .where(isDue);
  await eachMember(db, members, async (tx, memberId) => {
    const due = await tx
      .select()
      .from(ledgerRelease)
      .where(and(eq(ledgerRelease.memberId, memberId), isDue))
      .orderBy(asc(ledgerRelease.txnId));
    for (const scheduled of due) await releaseScheduled(tx, clock, scheduled);
  });
}
