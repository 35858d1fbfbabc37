import { picturesInView, savesData, whenIdle } from '@resort/shared/remote';
import { useEffect } from 'react';
import { usePrefetch } from '../api/prices.ts';
import { monthOf } from '../calendar/index.ts';
import { requestOf, type Scope } from './use-calendar.ts';
import { firstArrival } from './wish.ts';

/** How long the screen is left alone first, so that the calendar does not compete with it. */
const REST_MS = 2_000;

export const loadCalendar = () => import('./CalendarSheet.tsx');

/** Requests the calendar's files; a failure is repeated by the tap. */
export function fetchCalendar(): void {
  loadCalendar().catch(() => undefined);
}

/**
 * Requests the calendar's files and the months that it shows first, once the screen has rested, so that a press on its
 * button only has to render. Not with data saving or on a slow network.
 */
export function useCalendarAhead({ hotelCode, roomTypeCode }: Scope, checkIn: string): void {
  const prefetch = usePrefetch('calendar');
  useEffect(() => {
    if (savesData()) return undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      void whenIdle()
        .then(picturesInView)
        .then(whenIdle)
        .then(() => {
          if (isLeft) return;
          fetchCalendar();
          for (const month of new Set([monthOf(firstArrival()), monthOf(checkIn)]))
            prefetch(requestOf({ hotelCode, roomTypeCode }, month));
        });
    }, REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [prefetch, hotelCode, roomTypeCode, checkIn]);
}
