import type { MemberData, memberDataCalls } from '@resort/mf-membership/contract';
import { collectMemberData } from './collect.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';

/** The export reads every table, so it is limited to a few times. */
export const MEMBER_DATA_LIMITS: CallLimits = { perCaller: { limit: 10, seconds: 3600 } };

/** All stored data about the caller, who is identified by the session alone. */
export async function memberDataOf(
  context: ContextOf<typeof memberDataCalls, 'GET /member/data'>,
): Promise<MemberData> {
  const { db, clock, caller } = context;
  const data = await inTransaction(db, (tx) => collectMemberData(tx, caller.memberId));
  const memberNo = String(data['member']?.[0]?.['memberNo']);
  return { madeAt: macauInstant(clock.now()), memberNo, data };
}
