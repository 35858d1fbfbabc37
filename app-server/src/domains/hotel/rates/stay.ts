import { stay as staySchema, type Stay } from '@resort/mf-hotel/contract';
import { addDays, daysBetween } from '@resort/shared/format';
import type { Subject } from '../../../core/price-lock/price-lock.ts';

export type { Stay } from '@resort/mf-hotel/contract';

/** The kind of price locks and cart items, and the type of counters, for rooms. */
export const ROOM = 'ROOM';

/** The nights of a stay, in order: the periods of its inventory. */
export const stayNights = ({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): string[] =>
  daysFrom(checkIn, Math.max(0, daysBetween(checkIn, checkOut)));

/** So many days, from the first on. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

/** The subject of a stay's price lock. */
export function staySubject(stay: Stay): Subject {
  const { hotelCode, roomTypeCode, rateCode, checkIn, checkOut, rooms, adults, children } = stay;
  return {
    h: hotelCode,
    rt: roomTypeCode,
    rc: rateCode,
    ci: checkIn,
    co: checkOut,
    n: rooms,
    a: adults,
    c: children,
  };
}

/** The stay of a price lock's subject. */
export function stayOf({ h, rt, rc, ci, co, n, a, c }: Subject): Stay {
  return staySchema.parse({
    hotelCode: h,
    roomTypeCode: rt,
    rateCode: rc,
    checkIn: ci,
    checkOut: co,
    rooms: n,
    adults: a,
    children: c,
  });
}

/** What counts a room type's rooms in the inventory. */
export const roomKey = (roomTypeId: number): string => String(roomTypeId);
