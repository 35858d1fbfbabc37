import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { ledgerLot } from '../../schema/index.ts';
import { eachMember } from './each-member.ts';
import { macauToday } from './lots.ts';
import { postAfterwards } from './post.ts';

/** Removes what is left of expired lots from AVAILABLE; it could not be spent any more. Idempotent. */
export async function expireLots(db: Database, clock: Clock): Promise<void> {
  const isOver = and(gt(ledgerLot.remaining, 0n), lt(ledgerLot.expiresOn, macauToday(clock)));
  const members = await db.selectDistinct({ memberId: ledgerLot.memberId }).from(ledgerLot).where(isOver);
  await eachMember(db, members, async (tx, memberId) => {
    const lots = await tx
      .select()
      .from(ledgerLot)
      .where(and(eq(ledgerLot.memberId, memberId), isOver))
      .orderBy(asc(ledgerLot.expiresOn), asc(ledgerLot.id));
    for (const { id, unit, remaining: amount } of lots) {
      const ref = { kind: 'lot', id: String(id) };
      const movement = { memberId, unit, amount, ref } as const;
      const expiry = { ...movement, kind: 'EXPIRE', from: 'AVAILABLE', to: 'EXPIRED' } as const;
      await postAfterwards(tx, clock, expiry, { uses: [{ lotId: id, amount }] });
    }
  });
}
