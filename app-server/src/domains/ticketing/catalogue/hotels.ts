import type { ticketCatalogueCalls, TicketHotel } from '@resort/mf-ticketing/contract';
import { inArray } from 'drizzle-orm';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import { propertyName } from '../../../core/properties/properties.ts';
import type { SharedContextOf } from '../../../platform/context.ts';
import { hotel } from '../../hotel/tables/hotels.ts';
import { findEvent } from '../performances/event-facts.ts';

/** The hotels of an event, in its own order, with the advantages of their guests. */
export async function ticketHotels({
  db,
  query,
  language,
}: SharedContextOf<typeof ticketCatalogueCalls, 'GET /ticket/getTicketHotel'>): Promise<TicketHotel[]> {
  const { hotels } = await findEvent(db, query.ticketId);
  const codes = hotels.map(({ hotelCode }) => hotelCode);
  const known = codes.length === 0 ? [] : await db.select().from(hotel).where(inArray(hotel.code, codes));
  return hotels.flatMap(({ hotelCode, offer }) => {
    const near = known.find(({ code }) => code === hotelCode);
    if (near === undefined) return [];
    return [
      {
        hotelCode,
        name: propertyName(hotelCode, language),
        picture: coverOf(near.pictures, language),
        offer: offer[language],
        link: `/hotel?hotelCode=${hotelCode}`,
      },
    ];
  });
}
