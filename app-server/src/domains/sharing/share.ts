import { randomBytes } from 'node:crypto';
import type { shareCalls } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import type { ContextOf } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { shareRecord } from './tables/shares.ts';
import { SHARE_TARGETS } from './targets.ts';

type Context = ContextOf<typeof shareCalls, 'POST /shareRecord'>;

/** The caller's token for a target and a channel: the one there is, or a new one. */
async function tokenOf({ db, clock, caller, body }: Context): Promise<string | undefined> {
  const own = { ...body, memberId: caller.memberId };
  const token = randomBytes(16).toString('base64url');
  await db
    .insert(shareRecord)
    .values({ ...own, token, at: clock.sqlNow() })
    .onConflictDoNothing();
  const isOwn = and(
    eq(shareRecord.memberId, own.memberId),
    eq(shareRecord.kind, own.kind),
    eq(shareRecord.targetId, own.targetId),
    eq(shareRecord.channel, own.channel),
  );
  const [found] = await db.select({ token: shareRecord.token }).from(shareRecord).where(isOwn);
  return found?.token;
}

/** A link to the caller's content. Throws NOT_FOUND if it cannot be read. */
export async function share(context: Context) {
  const { db, clock, body } = context;
  if (!(await SHARE_TARGETS[body.kind](db, clock, body.targetId))) throw new DomainError('NOT_FOUND');
  const token = await tokenOf(context);
  if (token === undefined) throw new Error('a share was not stored');
  return { token, url: `/share?token=${token}` };
}
