import { sql } from 'drizzle-orm';
import { nonce } from '../../schema/index.ts';
import type { Executor } from '../context.ts';
import { prepared } from '../database/index.ts';
import { preparedClock, type Clock } from '../time/clock.ts';

const insertNonce = prepared('nonce', (db) =>
  db
    .insert(nonce)
    .values({
      scope: sql.placeholder('scope'),
      random: sql.placeholder('random'),
      receivedAt: preparedClock.sqlNow(),
    })
    .onConflictDoNothing()
    .returning({ random: nonce.random }),
);

/** Claims a request's nonce; false if it was used before, in any process. */
export async function claimNonce(
  db: Executor,
  clock: Clock,
  scope: string,
  random: string,
): Promise<boolean> {
  const claimed = await insertNonce(db, { scope, random, now: clock.fixedNow() });
  return claimed.length > 0;
}
