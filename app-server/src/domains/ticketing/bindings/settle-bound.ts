import type { RealNameRule } from '@resort/mf-ticketing/contract';
import { statusOf, type Order } from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { hasGuests } from '../orders/missing.ts';
import { placesOf, type Position } from '../tickets/order-places.ts';

/**
 * The places that still need a guest: all places without one, or only the first if one guest represents the order.
 */
function unnamed(rule: RealNameRule, positions: readonly Position[]): number[] {
  if (hasGuests(rule, positions)) return [];
  const without = positions.filter(({ realNameId }) => realNameId === null).map(({ id }) => id);
  return rule === 'ONE_PER_ORDER' ? without.slice(0, 1) : without;
}

export interface Settled {
  readonly order: Order;
  /** ids of the places that still need a guest */
  readonly missing: readonly number[];
}

/**
 * Sets HELD or BOUND according to the order's guests; an order that needs none, or is paid, does not change. Its row
 * is locked.
 */
export async function settleBound(tx: Transaction, clock: Clock, order: Order): Promise<Settled> {
  const { event, places } = await placesOf(tx, order);
  const positions = places.map(({ position }) => position).filter(({ isLive }) => isLive);
  const missing = unnamed(event.realName, positions);
  const isOpen = event.realName !== 'NONE' && statusOf(order, order.status).phase === 'held';
  if (!isOpen) return { order, missing };
  const actor = `member ${order.memberId}`;
  const step =
    missing.length === 0
      ? { from: ['HELD'], to: 'BOUND', event: 'GUESTS_NAMED' }
      : { from: ['BOUND'], to: 'HELD', event: 'GUESTS_NEEDED' };
  const { order: settled } = await transition(tx, clock, { orderId: order.id, actor, ...step });
  return { order: settled, missing };
}
