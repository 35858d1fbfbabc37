import { to } from '@resort/shared/routes';
import type { Wanted } from './filter.ts';

/** An outlet's own screen, for whoever looks for a time there. */
export const toOutlet = (shopId: string, wanted?: Pick<Wanted, 'date' | 'party'>): string =>
  to('/shop', { id: shopId, ...(wanted ? { date: wanted.date, party: String(wanted.party) } : {}) });

export interface BookingWish {
  date?: string | undefined;
  time?: string | undefined;
  party?: number | undefined;
  serviceId?: string | undefined;
}

/** The booking of an outlet, with what is known of the wish. */
export const toBooking = (shopId: string, { date, time, party, serviceId }: BookingWish): string =>
  to('/shop-booking', {
    id: shopId,
    date,
    time,
    party: party === undefined ? undefined : String(party),
    services: serviceId,
  });
