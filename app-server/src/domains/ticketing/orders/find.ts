import { findOwnOrder } from '../../../core/orders/find.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { eq } from 'drizzle-orm';
import { ticketOrder } from '../tables/tickets.ts';
import { placesOf, type OrderPlaces } from '../tickets/order-places.ts';
import './kind.ts';
import { TICKET_KIND } from './ticket-kind.ts';

/** An order with all its data. */
export interface FoundOrder extends OrderPlaces {
  readonly order: Order;
  readonly own: typeof ticketOrder.$inferSelect;
}

/** The subject of a ticket order. */
export async function tellOrder(db: Executor, order: Order): Promise<FoundOrder> {
  const [own] = await db.select().from(ticketOrder).where(eq(ticketOrder.orderId, order.id));
  if (own === undefined) throw new Error(`order ${order.id} is for no tickets`);
  return { ...(await placesOf(db, order)), order, own };
}

/** A member's own ticket order in its current state; NOT_YOURS for any other id. */
export async function findOrder(
  db: Executor,
  clock: Clock,
  own: { readonly memberId: number; readonly orderNo: string },
): Promise<FoundOrder> {
  const order = await findOwnOrder(db, clock, own);
  if (order.kind !== TICKET_KIND) throw new DomainError('NOT_YOURS');
  return tellOrder(db, order);
}
