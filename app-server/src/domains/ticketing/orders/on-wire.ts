import type { TicketHeld, TicketOrderBrief, TicketOrderStatus } from '@resort/mf-ticketing/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { placeOf } from '../../../core/properties/properties.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import type { OrderPlaces } from '../tickets/order-places.ts';
import { planOf } from '../performances/event-facts.ts';
import type { FoundOrder } from './find.ts';
import { positionOnWire, guestsBound, type Naming } from './positions-on-wire.ts';

/** The contract's statuses are the kind's own. */
export const statusOnWire = ({ status }: Order): TicketOrderStatus => status as TicketOrderStatus;

export const holdUntil = ({ heldUntil }: Order): string | null =>
  heldUntil === null ? null : macauInstant(heldUntil);

/** The cost of its places, before vouchers, Resort Dollars and refunds. */
export const priceOf = ({ places }: Pick<OrderPlaces, 'places'>): bigint =>
  places.reduce((sum, { position }) => sum + position.price, 0n);

/** The data for choosing an order's seats and guests. */
export async function namingOf(db: Executor, found: FoundOrder, language: Language): Promise<Naming> {
  const { event, places } = found;
  return {
    event,
    plan: event.seatMap === null ? undefined : await planOf(db, event),
    guests: await guestsBound(db, places, language),
    language,
  };
}

/** An order that waits for its seats, guests or money. */
export async function heldOnWire(db: Executor, found: FoundOrder, language: Language): Promise<TicketHeld> {
  const { order, places } = found;
  const naming = await namingOf(db, found, language);
  return {
    orderNo: order.orderNo,
    status: statusOnWire(order),
    holdUntil: holdUntil(order),
    total: moneyText(priceOf(found)),
    currency: 'MOP',
    positions: places.map((place) => positionOnWire(place, naming)),
  };
}

/** One row of the list. */
export function briefOnWire(
  {
    order,
    event,
    performance,
    quantity,
  }: Pick<FoundOrder, 'order' | 'event' | 'performance'> & { readonly quantity: number },
  language: Language,
): TicketOrderBrief {
  const [start, end] = [macauInstant(performance.startsAt), macauInstant(performance.endsAt)];
  return {
    orderNo: order.orderNo,
    ticketId: event.code,
    title: event.title[language],
    kind: event.kind,
    picture: coverOf(event.pictures, language),
    property: placeOf(event.property, language),
    venue: event.venue[language],
    date: start.slice(0, 10),
    time: start.slice(11, 16),
    endTime: end.slice(11, 16),
    quantity,
    status: statusOnWire(order),
    payStatus: order.payStatus,
    holdUntil: holdUntil(order),
    payable: moneyText(order.payable),
    currency: 'MOP',
  };
}
