import { useSearchParams } from '@resort/shared/router';
import type { Stay } from '../../contract/index.ts';
import { queryOf, wishOf } from '../stay/wish.ts';

/**
 * The stay to be booked, from the address. The address contains the stay itself, not a quote's number: a quote is valid
 * for ten minutes, but an address survives a reload, a sign-in and a change of language, and is priced again each time.
 */
export interface AskedStay {
  stay: Stay;
  /** the total that the member chose, for telling when it moved; nothing is charged by it */
  seen: string | null;
}

/** Null: the address names no room or no rate. */
export function useAskedStay(): AskedStay | null {
  const [params] = useSearchParams();
  const codes = ['hotelCode', 'roomTypeCode', 'rateCode'].map((name) => params.get(name) ?? '');
  const [hotelCode = '', roomTypeCode = '', rateCode = ''] = codes;
  if (codes.includes('')) return null;
  const seen = params.get('seen') ?? '';
  return {
    stay: { hotelCode, roomTypeCode, rateCode, ...wishOf(params) },
    seen: /^\d{1,12}\.\d\d$/.test(seen) ? seen : null,
  };
}

/** The same as members of a link's query. */
export const bookingQuery = (stay: Stay, seen: string) => ({
  hotelCode: stay.hotelCode,
  roomTypeCode: stay.roomTypeCode,
  rateCode: stay.rateCode,
  ...queryOf(stay),
  seen,
});

/** Names the work of booking exactly this. */
export const workOf = (stay: Stay): string =>
  `book.${[stay.hotelCode, stay.roomTypeCode, stay.rateCode, ...Object.values(queryOf(stay))].join('.')}`;
