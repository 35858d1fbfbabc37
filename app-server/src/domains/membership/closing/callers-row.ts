import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { member } from '../../../schema/index.ts';

/** The caller as a member. */
export async function callersRow(db: Executor, memberId: number) {
  const [own] = await db.select().from(member).where(eq(member.id, memberId));
  if (own === undefined) throw new Error('the caller has gone');
  return own;
}
