import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { otp } from '../../schema/index.ts';

/** Whether a member's code was used before: a request whose response was lost sends it again. */
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
