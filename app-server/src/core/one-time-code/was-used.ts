import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { otp } from '../../schema/index.ts';

/** Whether a member's code did its work before: a request whose answer was lost comes again with it. */
export async function codeWasUsed(
  db: Executor,
  { otpId, memberId }: { otpId: string; memberId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ status: otp.status })
    .from(otp)
    .where(and(eq(otp.otpId, otpId), eq(otp.memberId, memberId)));
  return row?.status === 'CONSUMED';
}
