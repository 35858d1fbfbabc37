import { nonce } from '../../schema/index.ts';
import type { Executor } from '../context.ts';
import type { Clock } from '../time/clock.ts';

/** Claims a request's nonce; false if it was used before, in any process. */
export async function claimNonce(
  db: Executor,
  clock: Clock,
  scope: string,
  random: string,
): Promise<boolean> {
  const claimed = await db
    .insert(nonce)
    .values({ scope, random, receivedAt: clock.sqlNow() })
    .onConflictDoNothing()
    .returning({ random: nonce.random });
  return claimed.length > 0;
}
