import { isSameGuest, MOST_COMPANIONS, type Guest } from '@resort/mf-hotel/contract';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { companion } from '../../schema/index.ts';
import { lockMember } from './lock-member.ts';

/** A member's companions, by family name. */
export const companionRows = (db: Executor, memberId: number) =>
  db
    .select({ id: companion.id, firstName: companion.firstName, lastName: companion.lastName })
    .from(companion)
    .where(eq(companion.memberId, memberId))
    .orderBy(asc(companion.lastName), asc(companion.firstName));

/**
 * Adds the guests of a booking, except the member and those who are saved already. When the list is full, the rest is left
 * out, because a booking must not fail for it.
 */
export async function keepCompanions(
  tx: Transaction,
  memberId: number,
  guests: readonly Guest[],
): Promise<void> {
  const own = await lockMember(tx, memberId);
  const known: Guest[] = [own, ...(await companionRows(tx, memberId))];
  for (const { firstName, lastName } of guests) {
    const isNew = !known.some((one) => isSameGuest(one, { firstName, lastName }));
    if (!isNew || known.length > MOST_COMPANIONS) continue;
    await tx.insert(companion).values({ memberId, firstName, lastName });
    known.push({ firstName, lastName });
  }
}
