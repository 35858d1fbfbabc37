import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { member } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';

/** The member's row, so that no two edits of it overlap; see LOCK_ORDER. */
export async function lockMember(tx: Transaction, memberId: number) {
  takeLocks(tx, 'member', [memberId]);
  const [own] = await tx.select().from(member).where(eq(member.id, memberId)).for('no key update');
  if (own === undefined) throw new Error('the member has gone');
  return own;
}
