import type { Reserved, reservationCalls } from '@resort/mf-shop/contract';
import { instantOf } from '../../../platform/time/macau-days.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import { editOrder } from '../../../core/orders/edit.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { queueNews } from '../../../core/orders/news/order-news.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { minutesOfDay } from './amount.ts';
import { timesFrom, type Wish } from '../availability/placing.ts';
import { checkWish } from '../availability/refusal.ts';
import { findBookable, type BookableShop } from '../availability/shop-facts.ts';
import { askVenue } from '../reservations/after-booking.ts';
import { freeUntil } from '../terms/cancel-terms.ts';
import { askForChange, changeNow, type NewTerms } from '../reservations/change.ts';
import { recordMove } from '../reservations/moves.ts';
import { guestsOf } from './guests.ts';
import { reservedOnWire } from '../reservations/on-wire.ts';
import { lockOutlet, refuseTwice } from '../reservations/placed.ts';
import { findOwnReservation, type ReservationRow } from '../terms/reservation-row.ts';

type Context = ContextOf<typeof reservationCalls, 'POST /shop/reserver/order/update'>;

const CHANGEABLE = ['RESERVED', 'REQUESTED'];

/** Allowed while cancelling is free. Throws VENUE_DECLINED, CHANGE_CLOSED. */
function checkChangeable(order: Order, row: ReservationRow, now: Date): void {
  if (order.status === 'DECLINED') throw new DomainError('VENUE_DECLINED');
  if (!CHANGEABLE.includes(order.status) || now > freeUntil(row)) throw new DomainError('CHANGE_CLOSED');
}

/** The treatments and the number of guests stay as paid. Throws BAD_REQUEST. */
function wishFrom({ body }: Context, facts: BookableShop, row: ReservationRow): Wish {
  const isSpa = facts.shop.kind === 'SPA';
  if (isSpa && body.party !== row.party) throw new DomainError('BAD_REQUEST');
  const { party, areaId, therapist = row.therapistWish ?? 'ANY' } = body;
  const wish = { party, areaId: isSpa ? undefined : areaId, serviceIds: row.services, therapist };
  checkWish(facts, wish);
  return wish;
}

/**
 * Changes time, party or requests, in the call's own transaction. An outlet that confirms itself is asked: the accepted
 * reservation stays until it accepts the change.
 */
export async function updateReservation(context: Context): Promise<Reserved> {
  const { db, clock, caller, body } = context;
  const { memberId } = caller;
  const { orderNo, version } = body;
  const actor = `member ${memberId}`;
  await lockMember(db, memberId);
  const { order, row } = await findOwnReservation(db, clock, { memberId, orderNo });
  const now = clock.now();
  checkChangeable(order, row, now);
  const facts = await findBookable(db, clock, row.shop);
  const wish = wishFrom(context, facts, row);
  const from = instantOf(body.date, minutesOfDay(body.time));
  const time = timesFrom(facts, wish, from).own;
  await refuseTwice(db, clock, { memberId, code: row.shop, time, but: order.id });
  await lockOutlet(db, row.shop);
  const edited = await editOrder(db, clock, { orderId: order.id, version, event: 'CHANGED', actor });
  checkChangeable(edited, row, now);
  const terms: NewTerms = { facts, wish, from, now, guests: guestsOf(body) };
  const isAccepted = row.channel === 'API' && edited.status === 'RESERVED';
  if (isAccepted) await askForChange(db, row, terms);
  else {
    await changeNow(db, row, terms);
    const to = { startsAt: time.from, party: wish.party };
    await recordMove(db, clock, { order: edited, actor, from: row, to });
  }
  await askOrTell(context, edited, row);
  return reservedOnWire(edited);
}

const askOrTell = ({ db, clock }: Context, order: Order, { channel, revision }: ReservationRow) =>
  channel === 'NATIVE'
    ? queueNews(db, clock, order, 'CHANGED')
    : askVenue(db, clock, { orderId: order.id, revision: revision + 1 });
