import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { member } from '../../schema/index.ts';
import { recipientOf } from '../../core/one-time-code/number.ts';

/** Where a member's messages go: the phone in E.164 and, where there is one, the email address. */
export async function recipientsOf(db: Executor, memberId: number): Promise<string[]> {
  const [own] = await db
    .select({ areaCode: member.areaCode, phone: member.phone, email: member.email })
    .from(member)
    .where(eq(member.id, memberId));
  if (own === undefined) throw new Error(`there is no member ${memberId}`);
  return [recipientOf(own), ...(own.email === null ? [] : [own.email])];
}
