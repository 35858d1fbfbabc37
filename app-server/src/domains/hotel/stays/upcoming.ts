import { inArray } from 'drizzle-orm';
import { macauDate } from '../../../platform/time/clock.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Language } from '@resort/shared/contract';
import type { OrderLine, UpcomingBooking, UpcomingQuestion } from '../../../core/orders/order-kind.ts';
import { checkInState } from './check-in-window.ts';
import { stayCheckIn } from '../tables/check-in.ts';
import { bookedBy, bookedOf } from './booked.ts';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import { roomTitle } from './room-title.ts';

/** Of these stays those whose guests have checked in online. */
async function sentFor(db: Executor, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ id: stayCheckIn.orderId })
    .from(stayCheckIn)
    .where(inArray(stayCheckIn.orderId, [...orderIds]));
  return new Set(rows.map(({ id }) => id));
}

/** Future and current stays, for the member's home. */
export async function comingStays(
  db: Executor,
  { clock, language, orders }: UpcomingQuestion,
): Promise<UpcomingBooking[]> {
  const today = macauDate(clock.now());
  const isAhead = ({ status }: { status: string }) =>
    status === 'RESERVED' || status === 'MODIFYING' || status === 'IN_HOUSE';
  const booked = await bookedOf(
    db,
    orders.filter(isAhead).map(({ id }) => id),
  );
  const sent = await sentFor(db, [...booked.keys()]);
  return [...booked.values()].flatMap((stay) => {
    const { row, roomType } = stay;
    const { orderId, checkIn: from, checkOut: to, arrivalTime: time } = row;
    if (to < today) return [];
    const picture = coverOf(roomType.pictures, language).src;
    const order = orders.find(({ id }) => id === orderId);
    const isOpen = order !== undefined && checkInState(clock, order, stay) === 'OPEN';
    const link = `/hotel-check-in?orderNo=${order?.orderNo ?? ''}`;
    const checkIn = isOpen ? { checkIn: { link, isSent: sent.has(orderId) } } : {};
    return [{ orderId, title: roomType.texts[language].name, from, to, time, picture, ...checkIn }];
  });
}

/** A stay as a checkout shows it. */
export async function lineOf(db: Executor, orderId: number, language: Language): Promise<OrderLine> {
  const { row, hotel, roomType } = await bookedBy(db, orderId);
  return {
    title: roomTitle(roomType, hotel.code, language),
    image: coverOf(roomType.pictures, language).src,
    dates: [row.checkIn, row.checkOut],
  };
}
