import { serverNow } from '@resort/shared/api';
import { addDays, businessDate, daysBetween, hourOfDay, isDate } from '@resort/shared/format';
import { useSearchParams } from '@resort/shared/router';
import { keepDraft } from '@resort/shared/session';

/** The requested stay in the address: `?checkIn=2026-12-11&checkOut=2026-12-13&rooms=1&adults=2&children=0`. */
export interface StayWish {
  /** business dates; the nights are those from `checkIn` up to, and without, `checkOut` */
  checkIn: string;
  checkOut: string;
  rooms: number;
  adults: number;
  children: number;
}

/* The contract's bounds: of a contract only types reach the browser. */
export const MOST_NIGHTS = 30;
export const DAYS_AHEAD = 400;
export const MOST_ROOMS = 4;
export const MOST_ADULTS = 12;
export const MOST_CHILDREN = 8;

/** From this hour on, Macau time, a stay cannot begin today. */
const LAST_ARRIVAL_HOUR = 23;

/** The first possible arrival: today at the resort; late in the evening tomorrow. */
export function firstArrival(now = new Date(serverNow())): string {
  return addDays(businessDate(now), hourOfDay(now) < LAST_ARRIVAL_HOUR ? 0 : 1);
}

/** The request in an address; missing or invalid values become tomorrow for one night, and one room for two. */
export function wishOf(params: URLSearchParams, first = firstArrival()): StayWish {
  const day = (name: string) => (isDate(params.get(name) ?? '') ? (params.get(name) as string) : '');
  const last = addDays(first, DAYS_AHEAD);
  const asked = day('checkIn');
  const checkIn = asked >= first && asked <= last ? asked : addDays(first, 1);
  const nights = day('checkOut') > checkIn ? daysBetween(checkIn, day('checkOut')) : 1;
  const rooms = within(params.get('rooms'), 1, MOST_ROOMS, 1);
  return {
    checkIn,
    checkOut: addDays(checkIn, Math.min(nights, MOST_NIGHTS)),
    rooms,
    adults: within(params.get('adults'), rooms, MOST_ADULTS, Math.max(2, rooms)),
    children: within(params.get('children'), 0, MOST_CHILDREN, 0),
  };
}

function within(text: string | null, least: number, most: number, otherwise: number): number {
  const count = /^\d{1,2}$/.test(text ?? '') ? Number(text) : otherwise;
  return Math.min(Math.max(count, least), most);
}

/** The same as members of a link's query. */
export const queryOf = ({ checkIn, checkOut, rooms, adults, children }: StayWish) => ({
  checkIn,
  checkOut,
  rooms: String(rooms),
  adults: String(adults),
  children: String(children),
});

export const nightsOf = ({ checkIn, checkOut }: Pick<StayWish, 'checkIn' | 'checkOut'>): number =>
  daysBetween(checkIn, checkOut);

/** The wish in the address; a change takes the place of the one before, so that Back leaves the screen. */
export function useStayWish(): [StayWish, (change: Partial<StayWish>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (by: Partial<StayWish>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const changed = { ...wishOf(before), ...by };
        // Book offers the same dates for tables, treatments and shows
        keepDraft('visit', { from: changed.checkIn, nights: nightsOf(changed) });
        const wish = queryOf(changed);
        for (const [name, value] of Object.entries(wish)) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [wishOf(params), change];
}
