import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { realName } from '../tables/real-names.ts';

export type GuestRow = typeof realName.$inferSelect;

/** A member's saved guests, the member first, then the latest. */
export function guestsOf(db: Executor, memberId: number): Promise<GuestRow[]> {
  return db
    .select()
    .from(realName)
    .where(eq(realName.memberId, memberId))
    .orderBy(desc(realName.isSelf), desc(realName.id));
}

/** A member's own guest; NOT_YOURS for any other id. */
export async function findGuest(
  db: Executor,
  { memberId, id }: { readonly memberId: number; readonly id: number },
): Promise<GuestRow> {
  const [row] = await db
    .select()
    .from(realName)
    .where(and(eq(realName.id, id), eq(realName.memberId, memberId)));
  if (row === undefined) throw new DomainError('NOT_YOURS');
  return row;
}
