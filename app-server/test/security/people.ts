import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/index.ts';
import { send, type Identity } from '../platform/protocol/client.ts';
import { signIn } from '../platform/protocol/sign-in.ts';
import type { TestApp } from '../platform/protocol/test-app.ts';
import { tokenHash } from '../../src/platform/secrets/secrets.ts';
import { member, session } from '../../src/schema/index.ts';
import type { People } from './tamperings.ts';

/** Members with live sessions, and with sessions that ended in every possible way. */
export async function peopleOf(app: TestApp, db: Database): Promise<People> {
  const changed = async (phone: string, change: Partial<typeof session.$inferInsert>): Promise<Identity> => {
    const own = await signIn(app, phone);
    await db
      .update(session)
      .set(change)
      .where(eq(session.tokenHash, tokenHash(own.token)));
    return own;
  };
  const now = app.clock.now();
  const signedOut = await signIn(app, '66000103');
  await send(app, 'GET /user/logout', { as: signedOut });
  const frozen = await signIn(app, '66000107');
  await db.execute(sql`update ${member} set status = 'FROZEN' where id = ${Number(frozen.userId)}`);
  return {
    member: await signIn(app, '66000101'),
    other: await signIn(app, '66000102'),
    signedOut,
    expired: await changed('66000104', { expiresAt: now }),
    revoked: await changed('66000105', { endedAt: now, endReason: 'REVOKED' }),
    superseded: await changed('66000106', { endedAt: now, endReason: 'SUPERSEDED' }),
    frozen,
  };
}

/** The session's number in the database. */
export async function sessionIdOf(db: Database, { token }: Identity): Promise<number> {
  const [found] = await db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.tokenHash, tokenHash(token)));
  if (found === undefined) throw new Error('no session of this token');
  return found.id;
}
