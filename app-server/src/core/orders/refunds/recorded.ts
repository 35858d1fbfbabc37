import type { RefundPart } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { orderEvent } from '../../../schema/index.ts';
import { recordEvent } from '../events.ts';
import type { Order } from '../order-kind.ts';
import { byMeans, partsOnWire, type BackPart } from './part.ts';

/** In an order's history: what went back of it, by means. */
const EVENT = 'GIVEN_BACK';

/** Writes into the history of an order what goes back of it, in the transaction that gives it back. */
export async function recordBack(
  tx: Transaction,
  clock: Clock,
  { id, payStatus }: Pick<Order, 'id' | 'payStatus'>,
  { parts, actor }: { readonly parts: readonly BackPart[]; readonly actor: string },
): Promise<void> {
  if (parts.length === 0) return;
  // it is no step of the order: the pay status stays what the payment made of it
  await recordEvent(tx, clock, id, {
    event: EVENT,
    actor,
    data: { parts },
    from: payStatus,
    to: payStatus,
  });
}

/** All that went back of an order so far, by means. */
export async function recordedBack(db: Executor, orderId: number): Promise<BackPart[]> {
  const rows = await db
    .select({ data: orderEvent.data })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.event, EVENT)))
    .orderBy(asc(orderEvent.id));
  return byMeans(rows.flatMap(({ data }) => (data as { parts: BackPart[] }).parts));
}

/** The same for the wire. */
export const refundedOf = async (db: Executor, orderId: number, language: Language): Promise<RefundPart[]> =>
  partsOnWire(db, await recordedBack(db, orderId), language);
