import type { Reserved, reservationCalls } from '@resort/mf-shop/contract';
import { and, eq } from 'drizzle-orm';
import { lockForChange } from '../../../core/inventory/counters.ts';
import { holdInventory } from '../../../core/inventory/hold.ts';
import { freeSold, sellHeld } from '../../../core/inventory/settle.ts';
import { instantOf } from '../../../core/macau-days.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import { editOrder } from '../../../core/orders/edit.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import type { ContextOf } from '../../../platform/calls/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { inventoryHold, reservation } from '../../../schema/index.ts';
import { minutesOfDay } from '../availability/amount.ts';
import type { OpenTime } from '../availability/hours.ts';
import { bucketsOf, COVERS, keyOf } from '../availability/occupancy.ts';
import { timesFrom, type Wish } from '../availability/placing.ts';
import { checkWish } from '../availability/refusal.ts';
import { findBookable, type BookableShop } from '../availability/shop-facts.ts';
import { askVenue, tellNews } from './after-booking.ts';
import { freeUntil } from './cancel-terms.ts';
import { guestsOf } from './guests.ts';
import { reservedOnWire } from './on-wire.ts';
import { findPlace, lockOutlet, refuseTwice, type Placed } from './placed.ts';
import { findOwnReservation, type ReservationRow } from './reservation-row.ts';

type Context = ContextOf<typeof reservationCalls, 'POST /shop/reserver/order/update'>;

const CHANGEABLE = ['RESERVED', 'REQUESTED'];

/** While cancelling is free. Throws VENUE_DECLINED, CHANGE_CLOSED. */
function checkChangeable(order: Order, row: ReservationRow, now: Date): void {
  if (order.status === 'DECLINED') throw new DomainError('VENUE_DECLINED');
  if (!CHANGEABLE.includes(order.status) || now > freeUntil(row)) throw new DomainError('CHANGE_CLOSED');
}

/** The treatments stay as they were paid, and so does how many are treated. Throws BAD_REQUEST. */
function wishFrom({ body }: Context, facts: BookableShop, row: ReservationRow): Wish {
  const isSpa = facts.shop.kind === 'SPA';
  if (isSpa && body.party !== row.party) throw new DomainError('BAD_REQUEST');
  const { party, areaId, therapist = row.therapistWish ?? 'ANY' } = body;
  const wish = { party, areaId: isSpa ? undefined : areaId, serviceIds: row.services, therapist };
  checkWish(facts, wish);
  return wish;
}

/** What was counted for an order, and what may be counted for it at the new time, locked in one go. */
async function lockOldAndNew(
  tx: Transaction,
  orderId: number,
  { facts, time }: { facts: BookableShop; time: OpenTime },
): Promise<void> {
  const held = await tx
    .select({ type: inventoryHold.type, key: inventoryHold.key, period: inventoryHold.slot })
    .from(inventoryHold)
    .where(
      and(
        eq(inventoryHold.orderId, orderId),
        eq(inventoryHold.shape, 'COUNTER'),
        eq(inventoryHold.state, 'SOLD'),
      ),
    );
  const keys = facts.shop.areas.filter(({ isPrivate }) => !isPrivate).map(({ code }) => code);
  const next = keys.flatMap((code) =>
    bucketsOf(time).map((period) => ({ type: COVERS, key: keyOf(facts.shop.code, code), period })),
  );
  await lockForChange(tx, [...held, ...next]);
}

/** Gives back what the order has and takes its new place, so that a party may move within its own time. */
async function moveParty(
  tx: Transaction,
  orderId: number,
  { facts, wish, from, now }: { facts: BookableShop; wish: Wish; from: Date; now: Date },
): Promise<Placed> {
  await lockOldAndNew(tx, orderId, { facts, time: timesFrom(facts, wish, from).kept });
  await freeSold(tx, orderId);
  const placed = await findPlace(tx, facts, wish, { from, now });
  await holdInventory(tx, placed.wanted(orderId), 'NO_SLOT');
  await sellHeld(tx, orderId);
  return placed;
}

/** Another time, party or wish, in the call's own transaction; whoever answers itself is asked again. */
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
  const guests = guestsOf(body);
  const from = instantOf(body.date, minutesOfDay(body.time));
  const time = timesFrom(facts, wish, from).own;
  await refuseTwice(db, clock, { memberId, code: row.shop, time, but: order.id });
  await lockOutlet(db, row.shop);
  const edited = await editOrder(db, clock, { orderId: order.id, version, event: 'CHANGED', actor });
  checkChangeable(edited, row, now);
  const placed = await moveParty(db, order.id, { facts, wish, from, now });
  await db
    .update(reservation)
    .set({
      startsAt: placed.own.from,
      endsAt: placed.own.to,
      party: wish.party,
      place: placed.place,
      therapists: [...placed.therapists],
      therapistWish: facts.shop.kind === 'SPA' ? wish.therapist : null,
      ...guests,
      occasion: guests.occasion ?? null,
      revision: row.revision + 1,
    })
    .where(eq(reservation.orderId, order.id));
  return reservedOnWire(await askOrTell(context, edited, row));
}

async function askOrTell(
  { db, clock, caller }: Context,
  order: Order,
  { channel, revision }: ReservationRow,
): Promise<Order> {
  const { id: orderId, version } = order;
  if (channel === 'NATIVE') {
    await tellNews(db, clock, { orderId, version, news: 'CONFIRMED' });
    return order;
  }
  const step = {
    orderId,
    from: CHANGEABLE,
    to: 'REQUESTED',
    event: 'ASKED',
    actor: `member ${caller.memberId}`,
  };
  const { order: asked } = await transition(db, clock, step);
  await askVenue(db, clock, { orderId, revision: revision + 1 });
  return asked;
}
