import type { Language } from '@resort/shared/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { orders } from '../../../schema/index.ts';
import {
  statusesIn,
  upcomingKinds,
  type Order,
  type OrderKind,
  type UpcomingBooking,
} from '../../../core/orders/order-kind.ts';

/** The newest orders of each kind that are read; nobody has more of them ahead. */
const MOST_A_KIND = 50;

/** A booking with its order. */
export interface Upcoming extends UpcomingBooking {
  readonly order: Order;
}

function confirmedOrders(db: Executor, memberId: number, kind: OrderKind): Promise<Order[]> {
  const confirmed = statusesIn(kind, 'confirmed');
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.kind, kind.kind), inArray(orders.status, confirmed)))
    .orderBy(desc(orders.id))
    .limit(MOST_A_KIND);
}

/** A member's next confirmed bookings of every kind, earliest first. */
export async function upcomingBookings(
  db: Executor,
  clock: Clock,
  { memberId, language, most }: { memberId: number; language: Language; most: number },
): Promise<Upcoming[]> {
  const found: Upcoming[] = [];
  for (const kind of upcomingKinds()) {
    const own = await confirmedOrders(db, memberId, kind);
    const bookings = (await kind.upcoming?.(db, { clock, language, orders: own })) ?? [];
    for (const booking of bookings) {
      const order = own.find(({ id }) => id === booking.orderId);
      if (order !== undefined) found.push({ ...booking, order });
    }
  }
  const when = ({ from, time }: Upcoming) => `${from} ${time ?? ''}`;
  return found.sort((a, b) => when(a).localeCompare(when(b))).slice(0, most);
}
