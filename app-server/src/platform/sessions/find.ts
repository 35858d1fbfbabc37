import { eq, sql } from 'drizzle-orm';
import type { ErrorName, Language } from '@resort/shared/contract';
import { member, session } from '../../schema/index.ts';
import type { Executor, Services } from '../context.ts';
import type { Clock } from '../time/clock.ts';
import { tokenHash } from '../secrets/secrets.ts';
import { SIGN_KEY_PURPOSE } from './start.ts';

export interface FoundSession {
  readonly sessionId: number;
  readonly memberId: number;
  /** 32 bytes */
  readonly signKey: Buffer;
  /** not used for more than a minute, as far as recorded */
  readonly idle: boolean;
  /** language of the member's messages */
  readonly language: Language;
  /** why it cannot be used any more; null while it is live */
  readonly refusal: Extract<ErrorName, 'SIGN_IN_AGAIN' | 'SESSION_SUPERSEDED'> | null;
}

/** Undefined if another server key encrypted it: the holder signs in again, without an error. */
function openSignKey(secrets: Services['secrets'], sealed: Buffer): Buffer | undefined {
  try {
    return secrets.open(sealed, SIGN_KEY_PURPOSE);
  } catch {
    return undefined;
  }
}

/** The session of a token; undefined for an unknown or long expired token. */
export async function findSession(
  db: Executor,
  { clock, secrets }: Pick<Services, 'clock' | 'secrets'>,
  token: string,
): Promise<FoundSession | undefined> {
  const [row] = await db
    .select({
      sessionId: session.id,
      memberId: session.memberId,
      signKeySealed: session.signKeySealed,
      endReason: session.endReason,
      expired: sql<boolean>`${session.expiresAt} <= ${clock.sqlNow()}`,
      idle: sql<boolean>`${session.lastSeenAt} < ${clock.sqlNow()} - interval '1 minute'`,
      language: member.language,
      memberStatus: member.status,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(eq(session.tokenHash, tokenHash(token)));
  if (row === undefined) return undefined;
  const { sessionId, memberId, signKeySealed, endReason, expired, idle, language, memberStatus } = row;
  const signKey = openSignKey(secrets, signKeySealed);
  if (signKey === undefined) return undefined;
  const inactive = endReason === 'SUPERSEDED' || memberStatus !== 'ACTIVE';
  const over = expired || endReason === 'LOGOUT' || endReason === 'REVOKED';
  return {
    sessionId,
    memberId,
    signKey,
    idle,
    language,
    refusal: over ? 'SIGN_IN_AGAIN' : inactive ? 'SESSION_SUPERSEDED' : null,
  };
}

/** Records that the session was used; called at most once a minute, so that reading rarely costs a write. */
export async function touchSession(db: Executor, clock: Clock, sessionId: number): Promise<void> {
  await db.update(session).set({ lastSeenAt: clock.sqlNow() }).where(eq(session.id, sessionId));
}
