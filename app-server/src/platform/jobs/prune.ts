import { lt, sql, type SQL } from 'drizzle-orm';
import { idem, nonce, otp, outboxMessage, rateBucket, session, stepTicket } from '../../schema/index.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Database } from '../database/index.ts';

const PRUNE_LOCK = 7_406_002;

/**
 * Deletes what no rule reads any more. Of several processes one does it, the others pass. Sessions stay a day past
 * their end, so that a superseded one can still say so; nonces outlive the signature's window on both sides.
 */
export async function prune(db: Database, clock: Clock): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${PRUNE_LOCK}) as mine`,
    );
    if (rows[0]?.mine !== true) return;
    const ago = (interval: string): SQL => sql`${clock.sqlNow()} - ${interval}::interval`;
    await tx.delete(nonce).where(lt(nonce.receivedAt, ago('11 minutes')));
    await tx.delete(rateBucket).where(lt(rateBucket.resetsAt, ago('0')));
    await tx.delete(idem).where(lt(idem.claimedAt, ago('1 day')));
    await tx.delete(otp).where(lt(otp.expiresAt, ago('1 day')));
    await tx.delete(stepTicket).where(lt(stepTicket.expiresAt, ago('1 day')));
    await tx.delete(session).where(lt(session.expiresAt, ago('1 day')));
    await tx.delete(outboxMessage).where(lt(outboxMessage.at, ago('7 days')));
  });
}
