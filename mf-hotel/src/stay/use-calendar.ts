import { addDays } from '@resort/shared/format';
import type { CalendarDay as KitDay, MonthOfPrices, UseMonth } from '@resort/shared/ui/calendar';
import { useMemo } from 'react';
import type { CalendarDay } from '../../contract/index.ts';
import { useCalendarQuery } from '../api/prices.ts';
import { DAYS_AHEAD, firstArrival } from './wish.ts';

/** Whose prices: one room type's, one house's, or the lowest of all houses. */
export interface Scope {
  hotelCode?: string;
  roomTypeCode?: string;
}

/** The nights from one day to another, both with; at most 120. */
export function useNights(scope: Scope, from: string, to: string): MonthOfPrices {
  const { data, isError, refetch } = useCalendarQuery({ ...scope, from, to });
  const days = useMemo(() => data?.map(kitDay), [data]);
  return { days, isError, retry: () => void refetch() };
}

/** For the calendar of the kit: asks month by month, and for no day that cannot be booked. */
export function useMonthsOf({ hotelCode, roomTypeCode }: Scope): UseMonth {
  return useMemo(() => {
    const scope = {
      ...(hotelCode === undefined ? {} : { hotelCode }),
      ...(roomTypeCode === undefined ? {} : { roomTypeCode }),
    };
    return function useMonth(month) {
      const first = firstArrival();
      const last = addDays(first, DAYS_AHEAD);
      const [from, to] = [`${month}-01`, lastOf(month)];
      return useNights(scope, from < first ? first : from, to > last ? last : to);
    };
  }, [hotelCode, roomTypeCode]);
}

/** The last day of a month. */
function lastOf(month: string): string {
  const inNext = addDays(`${month}-28`, 7);
  return addDays(`${inNext.slice(0, 7)}-01`, -1);
}

const kitDay = (day: CalendarDay): KitDay => ({
  date: day.date,
  price: day.minPrice,
  state: day.state,
  minStay: day.minStay,
  noArrival: day.closedToArrival,
  noDeparture: day.closedToDeparture,
});
