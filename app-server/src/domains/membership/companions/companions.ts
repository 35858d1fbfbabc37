import { isSameGuest, MOST_COMPANIONS, type companionCalls } from '@resort/mf-hotel/contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import { companionRows } from '../../../core/member/companions.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { companion } from '../../../schema/index.ts';
import { realName } from '../../ticketing/tables/real-names.ts';

/** The member's companions, and the guests of shows whose name suits a stay as well. */
export async function companionsOf({
  db,
  caller: { memberId },
}: ContextOf<typeof companionCalls, 'GET /member/companions'>) {
  const rows = await companionRows(db, memberId);
  const showGuests = await db
    .select({ firstName: realName.firstName, lastName: realName.lastName })
    .from(realName)
    .where(and(eq(realName.memberId, memberId), eq(realName.isSelf, false), ne(realName.firstName, '')))
    .orderBy(desc(realName.id));
  return {
    companions: rows.map(({ id, ...name }) => ({ id: String(id), ...name })),
    showGuests: showGuests.filter(
      (one, at) =>
        !rows.some((saved) => isSameGuest(saved, one)) &&
        showGuests.findIndex((each) => isSameGuest(each, one)) === at,
    ),
  };
}

const ownRow = (memberId: number, id: number) => and(eq(companion.id, id), eq(companion.memberId, memberId));

/** Saves or changes one; the lock on the member's row keeps concurrent requests within the limit. */
export async function saveCompanion({
  db,
  caller: { memberId },
  body,
}: ContextOf<typeof companionCalls, 'POST /member/companions/save'>) {
  const { firstName, lastName } = body;
  const asked = body.id === undefined ? null : Number(body.id);
  const id = await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const saved = await companionRows(tx, memberId);
    if (asked !== null && !saved.some((one) => one.id === asked)) throw new DomainError('NOT_YOURS');
    const twin = saved.find((one) => one.id !== asked && isSameGuest(one, { firstName, lastName }));
    if (twin !== undefined) {
      // renamed to somebody who is saved: one of the two is enough
      if (asked !== null) await tx.delete(companion).where(ownRow(memberId, asked));
      return twin.id;
    }
    if (asked !== null) {
      await tx.update(companion).set({ firstName, lastName }).where(ownRow(memberId, asked));
      return asked;
    }
    if (saved.length >= MOST_COMPANIONS)
      throw new DomainError('TOO_MANY_COMPANIONS', { max: MOST_COMPANIONS });
    const [row] = await tx
      .insert(companion)
      .values({ memberId, firstName, lastName })
      .returning({ id: companion.id });
    if (row === undefined) throw new Error('a companion was not stored');
    return row.id;
  });
  return { id: String(id) };
}

/** Idempotent, also for ids of others. */
export async function deleteCompanion({
  db,
  caller: { memberId },
  body,
}: ContextOf<typeof companionCalls, 'POST /member/companions/delete'>) {
  await db.delete(companion).where(ownRow(memberId, Number(body.id)));
  return { deleted: true as const };
}
