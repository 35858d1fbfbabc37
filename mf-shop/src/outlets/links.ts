import { to } from '@resort/shared/routes';
import type { Wanted } from './filter.ts';

/** An outlet's own screen, to search for a time there. */
export const toOutlet = (shopId: string, wanted?: Pick<Wanted, 'date' | 'party'>): string =>
  to('/shop', { id: shopId, ...(wanted ? { date: wanted.date, party: String(wanted.party) } : {}) });

export interface BookingWish {
  date?: string | undefined;
  time?: string | undefined;
  party?: number | undefined;
  serviceId?: string | undefined;
}

/** The booking of an outlet, with the known parts of the request. */
export const toBooking = (shopId: string, { date, time, party, serviceId }: BookingWish): string =>
  to('/shop-booking', {
    id: shopId,
    date,
    time,
    party: party === undefined ? undefined : String(party),
    services: serviceId,
  });
