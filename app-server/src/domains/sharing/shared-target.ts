import type { shareCalls } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { maskedMember } from '../../core/member/masked-name.ts';
import type { ContextOf } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { member } from '../../schema/index.ts';
import { shareRecord, shareVisit } from './tables/shares.ts';
import { SHARE_TARGETS } from './targets.ts';

/** The target of a link; each visitor is counted once. Throws NOT_FOUND. */
export async function sharedTarget(context: ContextOf<typeof shareCalls, 'GET /shareRecord/{token}'>) {
  const { db, clock, caller, authId, language, params } = context;
  const [found] = await db
    .select({ record: shareRecord, sharer: member })
    .from(shareRecord)
    .innerJoin(member, eq(member.id, shareRecord.memberId))
    .where(eq(shareRecord.token, params.token));
  if (found === undefined) throw new DomainError('NOT_FOUND');
  const { token, kind, targetId } = found.record;
  const visitor = caller.kind === 'member' ? caller.userId : authId;
  await db.insert(shareVisit).values({ token, visitor, at: clock.sqlNow() }).onConflictDoNothing();
  const valid = await SHARE_TARGETS[kind](db, clock, targetId);
  return { kind, targetId, sharerMasked: maskedMember(found.sharer, language), valid };
}
