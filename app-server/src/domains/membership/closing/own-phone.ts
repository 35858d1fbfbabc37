import { eq } from 'drizzle-orm';
import type { PhoneNumber } from '../../../core/one-time-code/number.ts';
import type { Executor } from '../../../platform/calls/context.ts';
import { member } from '../../../schema/index.ts';

/** The number a member can be reached at. */
export async function ownPhone(db: Executor, memberId: number): Promise<PhoneNumber> {
  const [own] = await db
    .select({ areaCode: member.areaCode, phone: member.phone })
    .from(member)
    .where(eq(member.id, memberId));
  if (own === undefined) throw new Error('the caller has gone');
  return own;
}
