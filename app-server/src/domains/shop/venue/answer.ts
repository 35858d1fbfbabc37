import { eq } from 'drizzle-orm';
import { editOrder } from '../../../core/orders/edit.ts';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { queueNews } from '../../../core/orders/news/order-news.ts';
import { transition } from '../../../core/orders/transition.ts';
import { giveUp } from '../../../core/refunds/give-back.ts';
import type { Services } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { reservation, type ReservationChange } from '../tables/shops.ts';
import { acceptChange, askedOf, declineChange } from '../reservations/change.ts';
import { recordMove } from '../reservations/moves.ts';
import { reservationOf, type ReservationRow } from '../terms/reservation-row.ts';
import type { VenueAnswer } from './engine.ts';

const ACTOR = 'venue';

/** A venue's answer; no answer until the time of the reservation counts as declined. */
export type Verdict = VenueAnswer | { readonly status: 'SILENT' };

/** The reason, in the venue's words; null: it never answered. */
const reasonOf = (verdict: Exclude<Verdict, { status: 'ACCEPTED' }>) =>
  verdict.status === 'SILENT' ? null : verdict.reason;

/**
 * Applies the venue's answer once. An accepted request is reserved. After a refusal everything is returned
 * and the member is notified. The answer to a change affects only the change. An answer to a request that
 * was changed or cancelled in the meantime has no effect.
 */
export async function applyAnswer(
  tx: Transaction,
  services: Services,
  { orderId, revision, answer }: { orderId: number; revision: number; answer: Verdict },
): Promise<void> {
  const { order } = await lockOrder(tx, services.clock, orderId);
  const row = await reservationOf(tx, orderId);
  if (row.revision !== revision) return;
  const change = askedOf(row);
  if (order.status === 'RESERVED' && change !== undefined)
    await settleChange(tx, services, { order, row, change, answer });
  if (order.status === 'REQUESTED') await settleRequest(tx, services, { order, answer });
}

async function settleRequest(
  tx: Transaction,
  services: Services,
  { order, answer }: { order: Order; answer: Verdict },
): Promise<void> {
  const { clock } = services;
  const { id: orderId } = order;
  const from = ['REQUESTED'];
  if (answer.status === 'ACCEPTED') {
    await tx.update(reservation).set({ venueRef: answer.reference }).where(eq(reservation.orderId, orderId));
    const step = { orderId, from, to: 'RESERVED', event: 'ACCEPTED', actor: ACTOR };
    await transition(tx, clock, step);
    return;
  }
  const reason = reasonOf(answer);
  await tx.update(reservation).set({ cancelReason: reason }).where(eq(reservation.orderId, orderId));
  const step = { orderId, from, to: 'DECLINED', event: 'DECLINED', actor: ACTOR, data: { reason } };
  const { order: declined } = await giveUp(tx, services, order, {
    penalty: 0n,
    reason: 'declined',
    actor: ACTOR,
    step: async () => (await transition(tx, clock, step)).order,
  });
  await queueNews(tx, clock, declined, 'DECLINED');
}

async function settleChange(
  tx: Transaction,
  { clock }: Services,
  {
    order,
    row,
    change,
    answer,
  }: { order: Order; row: ReservationRow; change: ReservationChange; answer: Verdict },
): Promise<void> {
  const { id: orderId, version } = order;
  const isAccepted = answer.status === 'ACCEPTED';
  const event = isAccepted ? 'CHANGE_ACCEPTED' : 'CHANGE_DECLINED';
  const edited = await editOrder(tx, clock, { orderId, version, event, actor: ACTOR });
  if (isAccepted) {
    await acceptChange(tx, { orderId, change, venueRef: answer.reference });
    const to = { startsAt: new Date(change.to.startsAt), party: change.to.party };
    await recordMove(tx, clock, { order: edited, actor: ACTOR, from: row, to });
  } else await declineChange(tx, { orderId, change, reason: reasonOf(answer) });
  await queueNews(tx, clock, edited, isAccepted ? 'CHANGED' : 'CHANGE_DECLINED');
}
