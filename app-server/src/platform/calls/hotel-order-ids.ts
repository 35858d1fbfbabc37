import { decodeHotelId, encodeHotelId, HOTEL_ORDER_PATHS, mapOrderIds } from '@resort/shared/signing';
import { DomainError } from '../domain-error.ts';

function decoded(wire: string): string {
  const id = decodeHotelId(wire);
  if (id === null) throw new DomainError('BOOKING_NUMBER');
  return id;
}

/**
 * Decodes the order ids of a payload on the hotel order paths; other payloads do not change. Handlers never
 * see the encoded form. Throws BOOKING_NUMBER without further details.
 */
export const withOrderIds = <T>(path: string, payload: T): T =>
  HOTEL_ORDER_PATHS.has(path) ? mapOrderIds(payload, decoded) : payload;

/** Encodes the order ids of a response. */
export const withWireIds = <T>(path: string, reply: T): T =>
  HOTEL_ORDER_PATHS.has(path) ? mapOrderIds(reply, (id) => encodeHotelId(id)) : reply;
