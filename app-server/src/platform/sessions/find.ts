import { eq, sql } from 'drizzle-orm';
import { member, session } from '../../schema/index.ts';
import type { Executor, Services } from '../context.ts';
import { prepared } from '../database/index.ts';
import type { Clock } from '../time/clock.ts';
import { tokenHash } from '../secrets/secrets.ts';
import type { KnownSessions } from './known-sessions.ts';
import { SIGN_KEY_PURPOSE } from './start.ts';
import type { StoredSession } from './stored-session.ts';

/** Not used for so long, as far as recorded, a session's use is recorded. */
const IDLE_MS = 60_000;

/** Undefined if another server key encrypted it: the holder signs in again, without an error. */
function openSignKey(secrets: Services['secrets'], sealed: Buffer): Buffer | undefined {
  try {
    return secrets.open(sealed, SIGN_KEY_PURPOSE);
  } catch {
    return undefined;
  }
}

const selectSession = prepared('session', (db) =>
  db
    .select({
      sessionId: session.id,
      memberId: session.memberId,
      signKeySealed: session.signKeySealed,
      endReason: session.endReason,
      expiresAt: session.expiresAt,
      lastSeenAt: session.lastSeenAt,
      language: member.language,
      memberStatus: member.status,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(eq(session.tokenHash, sql.placeholder('hash'))),
);

async function readSession(
  db: Executor,
  secrets: Services['secrets'],
  hash: Buffer,
): Promise<StoredSession | undefined> {
  const [row] = await selectSession(db, { hash });
  const signKey = row && openSignKey(secrets, row.signKeySealed);
  if (row === undefined || signKey === undefined) return undefined;
  const { signKeySealed: _sealed, endReason, memberStatus, ...stored } = row;
  const isOver = endReason === 'LOGOUT' || endReason === 'REVOKED';
  const isInactive = endReason === 'SUPERSEDED' || memberStatus !== 'ACTIVE';
  return { ...stored, signKey, refusal: isOver ? 'SIGN_IN_AGAIN' : isInactive ? 'SESSION_SUPERSEDED' : null };
}

/**
 * The session of a token; undefined for an unknown or long expired token. With `known`, as it was some seconds ago at
 * most. `refusal` says why it cannot be used any more.
 */
export async function findSession(
  db: Executor,
  { clock, secrets }: Pick<Services, 'clock' | 'secrets'>,
  token: string,
  known?: KnownSessions,
): Promise<StoredSession | undefined> {
  const hash = tokenHash(token);
  const read = () => readSession(db, secrets, hash);
  const found = known === undefined ? await read() : (known.find(hash) ?? (await known.read(hash, read)));
  if (found === undefined || found.expiresAt > clock.now()) return found;
  return { ...found, refusal: 'SIGN_IN_AGAIN' };
}

/** Records at most once a minute that a session was used, so that reading rarely costs a write. */
export async function touchSession(db: Executor, clock: Clock, used: StoredSession): Promise<void> {
  const now = clock.now();
  if (now.getTime() - used.lastSeenAt.getTime() <= IDLE_MS) return;
  used.lastSeenAt = now;
  await db.update(session).set({ lastSeenAt: clock.sqlNow() }).where(eq(session.id, used.sessionId));
}
