import { macauDate, type Clock } from '../../../platform/time/clock.ts';
import type { hotelOrder } from '../tables/hotel-orders.ts';
import type { Order } from '../../../core/orders/order-kind.ts';

type StayRow = typeof hotelOrder.$inferSelect;
type Now = Pick<Clock, 'now'>;

const isAhead = ({ checkIn }: StayRow, clock: Now): boolean => macauDate(clock.now()) <= checkIn;

/**
 * Whether the guest may cancel: an unpaid stay, unless it is part of a checkout; and a booking before
 * arrival.
 */
export function mayCancel(order: Order, row: StayRow, clock: Now): boolean {
  if (order.status === 'HELD') return order.parentId === null;
  return order.status === 'RESERVED' && isAhead(row, clock);
}

/** Whether names and requests may be changed. */
export const mayEdit = (order: Order, row: StayRow, clock: Now): boolean =>
  (order.status === 'RESERVED' || order.status === 'MODIFYING') && isAhead(row, clock);

/**
 * Whether the stay itself may be changed: while cancellation is free, so that a change cannot avoid the fee.
 */
export function mayModify(order: Order, row: StayRow, clock: Now): boolean {
  const { freeUntil } = row.cancelRule;
  const isFree = freeUntil !== null && clock.now().getTime() <= Date.parse(freeUntil);
  return order.status === 'RESERVED' && isFree && isAhead(row, clock);
}
