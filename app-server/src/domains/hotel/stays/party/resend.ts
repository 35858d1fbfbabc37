import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../../../platform/time/clock.ts';
import { inTransaction, type Database } from '../../../../platform/database/index.ts';
import { orders, outbox } from '../../../../schema/index.ts';
import { partyDispatch } from '../../tables/hotel-orders.ts';
import { PARTY_TOPIC, queueDispatch } from './dispatch.ts';

/** Events that no party has decided, the oldest first, with what failed last. */
export function openDispatches(db: Database) {
  const { partyRequestId, partyCode, event, status, createdAt } = partyDispatch;
  const lastError = sql<string | null>`(select max(${outbox.lastError}) from ${outbox}
    where ${outbox.topic} = ${PARTY_TOPIC} and ${outbox.deliveredAt} is null
      and (${outbox.payload} ->> 'dispatchId')::bigint = ${partyDispatch.id})`;
  return db
    .select({ partyRequestId, partyCode, event, status, createdAt, orderNo: orders.orderNo, lastError })
    .from(partyDispatch)
    .innerJoin(orders, eq(orders.id, partyDispatch.orderId))
    .where(inArray(status, ['QUEUED', 'SENT']))
    .orderBy(asc(partyDispatch.id));
}

/**
 * Queues an event again, with the same number, so that a party that has it already does nothing. It is sent beside an
 * attempt that still waits. False: there is no such event.
 */
export function resendDispatch(db: Database, clock: Clock, partyRequestId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .update(partyDispatch)
      .set({ resends: sql`${partyDispatch.resends} + 1` })
      .where(eq(partyDispatch.partyRequestId, partyRequestId))
      .returning();
    if (found !== undefined) await queueDispatch(tx, clock, found);
    return found !== undefined;
  });
}
