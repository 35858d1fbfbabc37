import type { WantedItem } from '@resort/mf-ticketing/contract';
import { and, count, eq, inArray, not } from 'drizzle-orm';
import { lockForChange } from '../../../core/inventory/counters.ts';
import { holdInventory } from '../../../core/inventory/hold.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import { cancelOrder } from '../../../core/orders/cancel.ts';
import { isOverdue, lockOrder } from '../../../core/orders/locked-order.ts';
import { openOrder } from '../../../core/orders/open-order.ts';
import { statusOf, type Order } from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { orders } from '../../../schema/index.ts';
import { ticketOrder, ticketPosition } from '../tables/tickets.ts';
import type { Invite } from '../catalogue/invites.ts';
import { mostOf } from '../catalogue/special.ts';
import { categoryOf, modeOf } from '../sessions/event-facts.ts';
import { keyOf, TICKETS } from '../sessions/inventory.ts';
import type { SessionCategory, SessionFacts } from '../sessions/session-facts.ts';
import './kind.ts';
import { missingOf } from './missing.ts';
import { HOLD_SECONDS, TICKET_KIND } from './ticket-kind.ts';

export interface NewTickets {
  readonly memberId: number;
  readonly facts: SessionFacts;
  readonly items: readonly WantedItem[];
  readonly termsVersion: string;
  /** locked (`takeInvite`); an invitation of kind TICKETS makes them free */
  readonly invite?: Invite | undefined;
}

/** What each place is of and costs, one by one. */
function placesWanted({ facts, items, invite }: NewTickets): SessionCategory[] {
  return items.flatMap(({ categoryId, qty }) => {
    const category = facts.categories.find(({ code }) => code === categoryId);
    if (category === undefined) throw new DomainError('BAD_REQUEST');
    const price = invite?.grants === 'TICKETS' ? 0n : category.price;
    return Array.from({ length: qty }, () => ({ ...category, price }));
  });
}

function refuseTooMany({ facts: { event }, items }: NewTickets, tier: Parameters<typeof mostOf>[1]): void {
  const all = items.reduce((sum, { qty }) => sum + qty, 0);
  const most = mostOf(event, tier);
  if (all > most) throw new DomainError('TICKET_LIMIT', { max: most }, { max: most });
  for (const { categoryId } of items) {
    const max = categoryOf(event, categoryId).maxPerOrder;
    const wanted = items.filter((item) => item.categoryId === categoryId);
    if (max !== null && wanted.reduce((sum, { qty }) => sum + qty, 0) > max)
      throw new DomainError('TICKET_LIMIT', { max }, { max });
  }
}

/** The number of tickets for a session that a member has or is ordering, including those given away. */
async function countOwn(tx: Transaction, clock: Clock, memberId: number, sessionId: number): Promise<number> {
  const [own] = await tx
    .select({ count: count() })
    .from(ticketPosition)
    .innerJoin(orders, eq(orders.id, ticketPosition.orderId))
    .where(
      and(
        eq(ticketPosition.sessionId, sessionId),
        eq(orders.memberId, memberId),
        eq(ticketPosition.isLive, true),
        not(isOverdue(clock)),
      ),
    );
  return own?.count ?? 0;
}

/**
 * The member's unpaid earlier order for the same session, which a new choice replaces. Locked here, and cancelled when
 * the new order is open.
 */
async function lockEarlier(tx: Transaction, clock: Clock, { memberId, facts }: NewTickets): Promise<Order[]> {
  const found = await tx
    .select({ id: orders.id })
    .from(ticketOrder)
    .innerJoin(orders, eq(orders.id, ticketOrder.orderId))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(ticketOrder.sessionId, facts.session.id),
        inArray(orders.status, ['HELD', 'BOUND']),
        eq(orders.payStatus, 'UNPAID'),
        not(isOverdue(clock)),
      ),
    )
    .orderBy(orders.id);
  const locked: Order[] = [];
  for (const { id } of found) {
    const { order, isOverdue: isOver } = await lockOrder(tx, clock, id);
    const isOpen = statusOf(order, order.status).phase === 'held' && order.payStatus === 'UNPAID';
    if (isOpen && !isOver) locked.push(order);
  }
  return locked;
}

const counterOf = (sessionId: number, pool: string) => ({
  type: TICKETS,
  key: keyOf(sessionId),
  period: pool,
});

async function store(tx: Transaction, order: Order, wanted: NewTickets, places: readonly SessionCategory[]) {
  const { facts, termsVersion, invite } = wanted;
  const { id: sessionId } = facts.session;
  const { refund } = facts.event;
  await tx
    .insert(ticketOrder)
    .values({ orderId: order.id, sessionId, termsVersion, refund, inviteId: invite?.id ?? null });
  const rows = places.map(({ code: category, price }) => ({
    orderId: order.id,
    sessionId,
    category,
    price,
  }));
  return tx.insert(ticketPosition).values(rows).returning();
}

/** An order that needs no seats, names or money is confirmed at once. */
async function confirmFree(tx: Transaction, clock: Clock, order: Order): Promise<Order> {
  const actor = `member ${order.memberId}`;
  const step = { orderId: order.id, from: ['HELD'], to: 'ISSUED', event: 'GRANTED', actor };
  return (await transition(tx, clock, step)).order;
}

/**
 * Opens an order for tickets of a session and holds their quota; seats are chosen later. Issued at once if it costs
 * nothing and nothing is missing. The caller has checked that this member can buy. Throws TICKET_LIMIT with `data.max`,
 * TICKETS_SOLD_OUT, BAD_REQUEST for a category that the session does not have.
 */
export async function openTickets(tx: Transaction, clock: Clock, wanted: NewTickets): Promise<Order> {
  const { memberId, facts } = wanted;
  const { event, session } = facts;
  const mode = modeOf(event);
  const { tier } = await lockMember(tx, memberId);
  refuseTooMany(wanted, tier);
  const places = placesWanted(wanted);
  const earlier = await lockEarlier(tx, clock, wanted);
  const order = await openOrder(tx, clock, {
    memberId,
    kind: TICKET_KIND,
    property: event.property,
    currency: 'MOP',
    rateToMop: '1',
    total: places.reduce((sum, { price }) => sum + price, 0n),
    status: 'HELD',
    holdSeconds: HOLD_SECONDS,
    actor: `member ${memberId}`,
  });
  const pools = mode === 'QUOTA' ? [...new Set(facts.categories.map(({ pool }) => pool))] : [];
  await lockForChange(
    tx,
    pools.map((pool) => counterOf(session.id, pool)),
  );
  for (const { id: orderId } of earlier)
    await cancelOrder(tx, clock, { orderId, actor: `member ${memberId}`, reason: 'chosen again' });
  const max = event.maxPerMember[tier];
  if ((await countOwn(tx, clock, memberId, session.id)) + places.length > max)
    throw new DomainError('TICKET_LIMIT', { max }, { max });
  const positions = await store(tx, order, wanted, places);
  const counts = places.map(({ pool }) => ({
    orderId: order.id,
    ...counterOf(session.id, pool),
    quantity: 1,
  }));
  if (mode === 'QUOTA') await holdInventory(tx, { counts }, 'TICKETS_SOLD_OUT');
  else if (facts.left < places.length) throw new DomainError('TICKETS_SOLD_OUT');
  const missing = missingOf({ mode, realName: event.realName }, positions);
  return order.total === 0n && missing.length === 0 ? confirmFree(tx, clock, order) : order;
}
