import type { memberCodeCalls } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { issueMemberCode, MEMBER_CODE_REFRESH_SECONDS } from './member-code/member-code.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { member } from '../../schema/index.ts';

/** The caller's code for a point of sale. */
export async function qrCode(context: ContextOf<typeof memberCodeCalls, 'GET /user/qrCode'>) {
  const [own] = await context.db
    .select({ memberNo: member.memberNo })
    .from(member)
    .where(eq(member.id, context.caller.memberId));
  if (own === undefined) throw new Error('the caller has gone');
  const { content, expiresAt } = issueMemberCode(context, own.memberNo);
  return { content, expireAt: macauInstant(expiresAt), refreshIn: MEMBER_CODE_REFRESH_SECONDS };
}
