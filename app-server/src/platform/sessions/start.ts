import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { member, session } from '../../schema/index.ts';
import type { Services } from '../context.ts';
import type { Transaction } from '../database/index.ts';
import { newToken, tokenHash } from '../secrets/secrets.ts';

/** Maximum number of devices of a member; another one ends the oldest session. */
export const LIVE_SESSIONS = 5;

export const SIGN_KEY_PURPOSE = 'session.sign-key';

export interface NewSession {
  /** 43 characters; never stored */
  readonly token: string;
  /** 32 bytes */
  readonly signKey: Buffer;
  readonly expiresAt: Date;
}

async function supersedeOldest(tx: Transaction, { clock }: Services, memberId: number): Promise<void> {
  const now = clock.sqlNow();
  const surplus = tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.memberId, memberId), isNull(session.endedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.id))
    .offset(LIVE_SESSIONS - 1);
  await tx.update(session).set({ endedAt: now, endReason: 'SUPERSEDED' }).where(inArray(session.id, surplus));
}

/**
 * Signs a member in for 24 hours. Locks the member's row first, so that concurrent sign-ins count each other.
 */
export async function startSession(
  tx: Transaction,
  services: Services,
  memberId: number,
  device: string | null = null,
): Promise<NewSession> {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('update');
  await supersedeOldest(tx, services, memberId);
  const now = services.clock.sqlNow();
  const token = newToken();
  const signKey = randomBytes(32);
  const [started] = await tx
    .insert(session)
    .values({
      memberId,
      tokenHash: tokenHash(token),
      signKeySealed: services.secrets.seal(signKey, SIGN_KEY_PURPOSE),
      expiresAt: sql`${now} + interval '24 hours'`,
      lastSeenAt: now,
      device,
    })
    .returning({ expiresAt: session.expiresAt });
  if (started === undefined) throw new Error('the session was not stored');
  return { token, signKey, expiresAt: started.expiresAt };
}
