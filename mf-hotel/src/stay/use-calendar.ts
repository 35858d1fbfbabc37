import { addDays } from '@resort/shared/format';
import type { CalendarDay as KitDay, LoadMonth } from '../calendar/index.ts';
import { useCallback, useMemo } from 'react';
import type { CalendarDay } from '../../contract/index.ts';
import { useCalendarQuery, useLazyCalendarQuery } from '../api/prices.ts';
import { DAYS_AHEAD, firstArrival } from './wish.ts';

/** The scope of prices: one room type's, one hotel's, or the lowest of all hotels. */
export interface Scope {
  hotelCode?: string;
  roomTypeCode?: string;
}

interface Days {
  /** undefined: not there yet */
  days: readonly KitDay[] | undefined;
  hasFailed: boolean;
  isAsking: boolean;
  askAgain: () => void;
}

/** The nights from one day to another, both with, at most 120. */
export function useDays(scope: Scope, from: string, to: string): Days {
  const { data, isError, isFetching, refetch } = useCalendarQuery({ ...scope, from, to });
  return {
    days: useMemo(() => data?.map(kitDay), [data]),
    hasFailed: isError,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
}

/** For the calendar: brings a month. */
export function useLoadMonth({ hotelCode, roomTypeCode }: Scope): LoadMonth {
  const [load] = useLazyCalendarQuery();
  return useCallback(
    async (month) => (await load(requestOf({ hotelCode, roomTypeCode }, month), true).unwrap()).map(kitDay),
    [load, hotelCode, roomTypeCode],
  );
}

/** What is asked for a month, `YYYY-MM`: no day that cannot be booked. */
export function requestOf(
  { hotelCode, roomTypeCode }: Record<keyof Scope, string | undefined>,
  month: string,
) {
  const first = firstArrival();
  const last = addDays(first, DAYS_AHEAD);
  const [from, to] = [`${month}-01`, lastOf(month)];
  return {
    ...(hotelCode === undefined ? {} : { hotelCode }),
    ...(roomTypeCode === undefined ? {} : { roomTypeCode }),
    from: from < first ? first : from,
    to: to > last ? last : to,
  };
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
