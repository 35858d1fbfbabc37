import type { hotelOrderCalls, HotelOrder } from '@resort/mf-hotel/contract';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { asSeen, findOwnOrder } from '../../../core/orders/find.ts';
import { isOverdue } from '../../../core/orders/locked-order.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { bookedBy, bookedOf } from '../stays/booked.ts';
import { ROOM } from '../rates/stay.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { pageFrom } from '../../../platform/calls/page.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { hotelOrder } from '../tables/hotel-orders.ts';
import { orders } from '../../../schema/index.ts';
import { briefOf } from './brief.ts';

type List = ContextOf<typeof hotelOrderCalls, 'GET /hotel/orders'>;
type Filter = NonNullable<List['query']['status']>;

interface Own {
  readonly order: Order;
  readonly checkIn: string;
  readonly checkOut: string;
}

/** The one filter that an order belongs to. */
function filterOf({ order: { status }, checkOut }: Own, today: string): Filter {
  if (status === 'HELD') return 'UNPAID';
  if (status === 'CANCELLED' || status === 'EXPIRED') return 'CANCELLED';
  return status === 'CHECKED_OUT' || status === 'NO_SHOW' || checkOut < today ? 'PAST' : 'UPCOMING';
}

/** Future stays by date, the next first; then past ones, the latest first. */
function inOrder(all: readonly Own[], today: string): Own[] {
  const isOpen = (own: Own) => ['UNPAID', 'UPCOMING'].includes(filterOf(own, today));
  const ahead = all.filter(isOpen).sort((a, b) => a.checkIn.localeCompare(b.checkIn));
  const over = all.filter((own) => !isOpen(own)).sort((a, b) => b.checkIn.localeCompare(a.checkIn));
  return [...ahead, ...over];
}

/** The caller's stays. */
export async function hotelOrders(context: List) {
  const { db, clock, caller, query } = context;
  const { checkIn, checkOut } = hotelOrder;
  const rows = await db
    .select({ order: getTableColumns(orders), overdue: isOverdue(clock), checkIn, checkOut })
    .from(orders)
    .innerJoin(hotelOrder, eq(hotelOrder.orderId, orders.id))
    .where(and(eq(orders.memberId, caller.memberId), eq(orders.kind, ROOM)))
    .orderBy(desc(orders.id));
  const today = macauDate(clock.now());
  const own = inOrder(
    rows.map(({ order, overdue, ...days }) => ({ order: asSeen(order, overdue), ...days })),
    today,
  ).filter((one) => query.status === undefined || filterOf(one, today) === query.status);
  const page = pageFrom(own, query);
  const booked = await bookedOf(
    db,
    page.list.map(({ order }) => order.id),
  );
  return {
    ...page,
    list: page.list.flatMap(({ order }): HotelOrder[] => {
      const stay = booked.get(order.id);
      return stay === undefined ? [] : [briefOf(context, order, stay)];
    }),
  };
}

/** The caller's own stay; NOT_YOURS for any other id. */
export async function ownStay(
  { db, clock, caller }: Pick<List, 'db' | 'clock' | 'caller'>,
  id: string,
): Promise<Order> {
  const order = await findOwnOrder(db, clock, { memberId: caller.memberId, orderId: Number(id) });
  if (order.kind !== ROOM) throw new DomainError('NOT_YOURS');
  return order;
}

/** One of them. */
export async function oneHotelOrder(
  context: ContextOf<typeof hotelOrderCalls, 'GET /hotel/order'>,
): Promise<HotelOrder> {
  const order = await ownStay(context, context.query.id);
  return briefOf(context, order, await bookedBy(context.db, order.id));
}
