import type { realNameCalls } from '@resort/mf-ticketing/contract';
import { and, eq } from 'drizzle-orm';
import { lockMember } from '../../../core/member/lock-member.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { realName } from '../tables/real-names.ts';
import { boundGuests } from './bound-guests.ts';

/**
 * Erases one of the caller's guests. Idempotent, also for ids of others. A used ticket keeps only the hash, until its
 * performance is over. Throws GUEST_BOUND.
 */
export async function deleteGuest(context: ContextOf<typeof realNameCalls, 'GET /realName/delete'>) {
  const { db, clock, caller, query } = context;
  const { memberId } = caller;
  const id = Number(query.id);
  const isIt = and(eq(realName.id, id), eq(realName.memberId, memberId));
  await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const [own] = await tx.select({ id: realName.id }).from(realName).where(isIt);
    if (own === undefined) return;
    if ((await boundGuests(tx, clock, [id])).has(id)) throw new DomainError('GUEST_BOUND');
    await tx.delete(realName).where(isIt);
  });
  return { deleted: true as const };
}
