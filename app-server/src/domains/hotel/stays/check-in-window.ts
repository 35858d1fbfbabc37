import type { CheckIn } from '@resort/mf-hotel/contract';
import type { Order } from '../../../core/orders/order-kind.ts';
import { propertyBy } from '../../../core/properties/properties.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { addDays, instantOf } from '../../../platform/time/macau-days.ts';
import type { Booked } from './booked.ts';

/** How long before rooms are ready check-in opens. */
export const CHECK_IN_HOURS = 48;
const HALF_HOUR = 30;
const DAY = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

type Stay = Pick<Booked, 'row' | 'hotel'>;

/** From 48 hours before the room is ready to the end of the day of arrival, in Macau. */
export function checkInWindow({ row, hotel }: Stay): { readonly opensAt: Date; readonly closesAt: Date } {
  const ready = minutesOf(hotel.checkInFrom);
  return {
    opensAt: instantOf(row.checkIn, ready - CHECK_IN_HOURS * 60),
    closesAt: instantOf(addDays(row.checkIn, 1), 0),
  };
}

/** The half hours in which guests may come: from when rooms are ready until midnight. */
export function arrivalTimes(checkInFrom: string): string[] {
  const first = Math.ceil(minutesOf(checkInFrom) / HALF_HOUR) * HALF_HOUR;
  return Array.from({ length: (DAY - first) / HALF_HOUR }, (_, at) => timeOf(first + at * HALF_HOUR));
}

/** Whether the guests of an order can check in online now. A change that waits for its payment is decided first. */
export function checkInState(clock: Clock, order: Order, stay: Stay): CheckIn['state'] {
  if (propertyBy(stay.hotel.code)?.onlineCheckIn !== true) return 'NOT_OFFERED';
  const { opensAt, closesAt } = checkInWindow(stay);
  const now = clock.now();
  if (order.status !== 'RESERVED' || now >= closesAt) return 'OVER';
  return now < opensAt ? 'EARLY' : 'OPEN';
}
