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

/** Event in an order's history: its refund, by means. */
const EVENT = 'GIVEN_BACK';

/** Records the refund in the order's history, in the same transaction. */
export async function recordBack(
  tx: Transaction,
  clock: Clock,
  { id, payStatus }: Pick<Order, 'id' | 'payStatus'>,
  { parts, actor }: { readonly parts: readonly BackPart[]; readonly actor: string },
): Promise<void> {
  if (parts.length === 0) return;
  // not a transition: the payment sets the pay status
  await recordEvent(tx, clock, id, {
    event: EVENT,
    actor,
    data: { parts },
    from: payStatus,
    to: payStatus,
  });
}

/** All refunds of an order so far, by means. */
export async function recordedBack(db: Executor, orderId: number): Promise<BackPart[]> {
  const rows = await db
    .select({ data: orderEvent.data })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.event, EVENT)))
    .orderBy(asc(orderEvent.id));
  return backOf(rows.map(({ data }) => ({ event: EVENT, data })));
}

/** The same, of events of an order that were read already. */
export function backOf(events: readonly { readonly event: string; readonly data: unknown }[]): BackPart[] {
  const given = events.filter(({ event }) => event === EVENT);
  return byMeans(given.flatMap(({ data }) => (data as { parts: BackPart[] }).parts));
}

/** The same in the form of a response. */
export const refundedOf = async (db: Executor, orderId: number, language: Language): Promise<RefundPart[]> =>
  partsOnWire(db, await recordedBack(db, orderId), language);
