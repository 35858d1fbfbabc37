import { and, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import {
  idem,
  nonce,
  otp,
  outbox,
  outboxMessage,
  rateBucket,
  session,
  stepTicket,
  miniProgramHandOff,
  weChatCache,
} from '../../schema/index.ts';
import type { Clock } from '../time/clock.ts';
import { inTransaction, type Database } from '../database/index.ts';

/**
 * Deletes what no rule reads any more. Sessions stay for a day after their end, so that a superseded one can
 * say so; nonces outlive the signature's window on both sides; delivered work stays as long as a second
 * delivery could occur.
 */
export async function prune(db: Database, clock: Clock): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ago = (interval: string): SQL => sql`${clock.sqlNow()} - ${interval}::interval`;
    await tx.delete(nonce).where(lt(nonce.receivedAt, ago('11 minutes')));
    await tx.delete(rateBucket).where(lt(rateBucket.resetsAt, ago('0')));
    await tx.delete(idem).where(lt(idem.claimedAt, ago('1 day')));
    await tx.delete(otp).where(lt(otp.expiresAt, ago('1 day')));
    await tx.delete(stepTicket).where(lt(stepTicket.expiresAt, ago('1 day')));
    await tx.delete(session).where(lt(session.expiresAt, ago('1 day')));
    await tx.delete(weChatCache).where(lt(weChatCache.expiresAt, ago('0')));
    await tx.delete(miniProgramHandOff).where(lt(miniProgramHandOff.at, ago('7 days')));
    await tx.delete(outboxMessage).where(lt(outboxMessage.at, ago('7 days')));
    await tx.delete(outbox).where(and(isNotNull(outbox.deliveredAt), lt(outbox.deliveredAt, ago('30 days'))));
  });
}
