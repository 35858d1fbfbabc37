import type { deviceCalls } from '@resort/mf-membership/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { revokeSessions } from '../../../platform/sessions/end.ts';
import { session } from '../../../schema/index.ts';

/** The caller's current sessions. */
export async function sessionsOf({
  db,
  clock,
  caller,
}: ContextOf<typeof deviceCalls, 'GET /member/sessions'>) {
  const isLive = and(isNull(session.endedAt), gt(session.expiresAt, clock.sqlNow()));
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.memberId, caller.memberId), isLive))
    .orderBy(desc(session.lastSeenAt), desc(session.id));
  const all = rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id: String(id),
    current: id === caller.sessionId,
    device,
    startedAt: macauInstant(createdAt),
    lastSeenAt: macauInstant(lastSeenAt),
  }));
  return all.sort((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one of the caller's sessions; throws NOT_YOURS for any other id. */
export async function endOneSession({
  db,
  clock,
  caller,
  body,
}: ContextOf<typeof deviceCalls, 'POST /member/sessions/end'>) {
  const { memberId } = caller;
  const id = Number(body.id);
  const [own] = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, id), eq(session.memberId, memberId)));
  if (own === undefined) throw new DomainError('NOT_YOURS');
  await revokeSessions(db, clock, memberId, { only: id });
  return null;
}
