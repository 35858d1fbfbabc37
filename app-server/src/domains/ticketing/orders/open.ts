import type { WantedItem } from '@resort/mf-ticketing/contract';
import { and, count, eq, inArray, not } from 'drizzle-orm';
import { lockForChange } from '../../../core/inventory/counters.ts';
import { holdInventory } from '../../../core/inventory/hold.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import { cancelOrder } from '../../../core/orders/cancel.ts';
import { isOverdue, lockOrder } from '../../../core/orders/locked-order.ts';
import { statusOf, type Order } from '../../../core/orders/order-kind.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { orders } from '../../../schema/index.ts';
import { ticketOrder, ticketPosition } from '../tables/tickets.ts';
import type { Invite } from '../catalogue/invites.ts';
import { mostOf } from '../catalogue/special.ts';
import { categoryOf, modeOf } from '../performances/event-facts.ts';
import { keyOf, TICKETS } from '../performances/inventory.ts';
import type { PerformanceCategory, PerformanceFacts } from '../performances/performance-facts.ts';
import { missingOf } from './missing.ts';
import { grantTickets, openTicketOrder, storePlaces } from './new-order.ts';

export interface NewTickets {
  readonly memberId: number;
  readonly facts: PerformanceFacts;
  readonly items: readonly WantedItem[];
  readonly termsVersion: string;
  /** locked (`takeInvite`); an invitation of kind TICKETS makes them free */
  readonly invite?: Invite | undefined;
}

/** What each place is of and costs, one by one. */
function placesWanted({ facts, items, invite }: NewTickets): PerformanceCategory[] {
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

/** The number of tickets for a performance that a member has or is ordering, including those given away. */
async function countOwn(
  tx: Transaction,
  clock: Clock,
  memberId: number,
  performanceId: number,
): Promise<number> {
  const [own] = await tx
    .select({ count: count() })
    .from(ticketPosition)
    .innerJoin(orders, eq(orders.id, ticketPosition.orderId))
    .where(
      and(
        eq(ticketPosition.performanceId, performanceId),
        eq(orders.memberId, memberId),
        eq(ticketPosition.isLive, true),
        not(isOverdue(clock)),
      ),
    );
  return own?.count ?? 0;
}

/**
 * The member's unpaid earlier order for the same performance, which a new choice replaces. Locked here, and cancelled when
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
        eq(ticketOrder.performanceId, facts.performance.id),
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

const counterOf = (performanceId: number, pool: string) => ({
  type: TICKETS,
  key: keyOf(performanceId),
  period: pool,
});

/**
 * Opens an order for tickets of a performance and holds their quota; seats are chosen later. Issued at once if it costs
 * nothing and nothing is missing. The caller has checked that this member can buy. Throws TICKET_LIMIT with `data.max`,
 * TICKETS_SOLD_OUT, BAD_REQUEST for a category that the performance does not have.
 */
export async function openTickets(tx: Transaction, clock: Clock, wanted: NewTickets): Promise<Order> {
  const { memberId, facts } = wanted;
  const { event, performance } = facts;
  const mode = modeOf(event);
  const { tier } = await lockMember(tx, memberId);
  refuseTooMany(wanted, tier);
  const places = placesWanted(wanted);
  const earlier = await lockEarlier(tx, clock, wanted);
  const actor = `member ${memberId}`;
  const order = await openTicketOrder(tx, clock, {
    memberId,
    event,
    total: places.reduce((sum, { price }) => sum + price, 0n),
    actor,
  });
  const pools = mode === 'QUOTA' ? [...new Set(facts.categories.map(({ pool }) => pool))] : [];
  await lockForChange(
    tx,
    pools.map((pool) => counterOf(performance.id, pool)),
  );
  for (const { id: orderId } of earlier)
    await cancelOrder(tx, clock, { orderId, actor, reason: 'chosen again' });
  const max = event.maxPerMember[tier];
  if ((await countOwn(tx, clock, memberId, performance.id)) + places.length > max)
    throw new DomainError('TICKET_LIMIT', { max }, { max });
  const positions = await storePlaces(tx, order, {
    performanceId: performance.id,
    termsVersion: wanted.termsVersion,
    refund: event.refund,
    inviteId: wanted.invite?.id ?? null,
    places: places.map(({ code: category, price }) => ({ category, price })),
  });
  const counts = places.map(({ pool }) => ({
    orderId: order.id,
    ...counterOf(performance.id, pool),
    quantity: 1,
  }));
  if (mode === 'QUOTA') await holdInventory(tx, { counts }, 'TICKETS_SOLD_OUT');
  else if (facts.left < places.length) throw new DomainError('TICKETS_SOLD_OUT');
  const missing = missingOf({ mode, realName: event.realName }, positions);
  return order.total === 0n && missing.length === 0 ? grantTickets(tx, clock, order, actor) : order;
}
