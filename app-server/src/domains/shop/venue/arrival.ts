import { and, eq, inArray } from 'drizzle-orm';
import { cancelPenalty } from '../../../core/orders/cancel.ts';
import { queueNews } from '../../../core/orders/news/order-news.ts';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import { whatGoesBack } from '../../../core/orders/holds/refund-share.ts';
import { transition } from '../../../core/orders/transition.ts';
import { refundSome } from '../../../core/refunds/give-back.ts';
import type { Services } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { orders } from '../../../schema/index.ts';
import { KINDS, reservationOf } from '../terms/reservation-row.ts';
import { applyAnswer } from './answer.ts';

/** The venue's report about expected guests. */
export const ARRIVALS = ['SEATED', 'NO_SHOW', 'LEFT'] as const;
export type Arrival = (typeof ARRIVALS)[number];

/**
 * Guests arrived, left, or did not come: then the late cancellation fee is kept and the rest of the deposit is refunded.
 * Idempotent. Throws NOT_FOUND, STALE if the guests are no longer expected.
 */
export async function noteArrival(
  tx: Transaction,
  services: Services,
  { orderNo, says }: { readonly orderNo: string; readonly says: Arrival },
): Promise<void> {
  const { clock } = services;
  const [known] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), inArray(orders.kind, [...KINDS])));
  if (known === undefined) throw new DomainError('NOT_FOUND');
  const orderId = known.id;
  const { order } = await lockOrder(tx, clock, orderId);
  const { revision } = await reservationOf(tx, orderId);
  // guests who arrive have come to the current reservation, so a pending change ends
  if (order.status === 'RESERVED')
    await applyAnswer(tx, services, { orderId, revision, answer: { status: 'SILENT' } });
  const penalty = says === 'NO_SHOW' ? await cancelPenalty(tx, clock, order) : undefined;
  const step =
    says === 'LEFT'
      ? { orderId, from: ['SEATED'], to: 'FINISHED', event: 'FINISHED', actor: 'venue' }
      : { orderId, from: ['RESERVED'], to: says, event: says, actor: 'venue' };
  const { order: noted, changed } = await transition(tx, clock, step);
  if (!changed || penalty === undefined) return;
  await tx.update(orders).set({ penalty }).where(eq(orders.id, orderId));
  const amount = whatGoesBack({ ...noted, penalty }).money;
  await refundSome(tx, services, noted, { amount, reason: 'no-show', actor: 'venue' });
  await queueNews(tx, clock, noted, 'NOT_SEEN');
}
