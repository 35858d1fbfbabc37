import type { CalendarDay } from '@resort/mf-hotel/contract';
import type { CallKey } from '@resort/shared/contract';
import { addDays, businessDate } from '@resort/shared/format';

type Ask = <T>(call: CallKey, payload: Record<string, unknown>) => Promise<T>;

/**
 * Finds one night, from the second week on, that the demo's calendar allows a member to book, independent of
 * today's date.
 */
export async function freeNight(
  ask: Ask,
  room: { readonly hotelCode: string; readonly roomTypeCode: string },
  now = new Date(),
): Promise<{ readonly checkIn: string; readonly checkOut: string }> {
  const from = addDays(businessDate(now), 8);
  const days = await ask<CalendarDay[]>('GET /hotel/calendar', { ...room, from, to: addDays(from, 60) });
  const at = days.findIndex(
    ({ state, minStay, closedToArrival }, index) =>
      state === 'OPEN' && minStay === 1 && !closedToArrival && days[index + 1]?.closedToDeparture === false,
  );
  const found = days[at];
  if (found === undefined) throw new Error('the demo has no free night in two months');
  return { checkIn: found.date, checkOut: addDays(found.date, 1) };
}
