import { decodeHotelId, encodeHotelId, HOTEL_ORDER_PATHS, mapOrderIds } from '@resort/shared/signing';
import { DomainError } from '../domain-error.ts';

function decoded(wire: string): string {
  const id = decodeHotelId(wire);
  if (id === null) throw new DomainError('BOOKING_NUMBER');
  return id;
}

/**
 * A payload with order ids instead of their wire form, on the hotel order paths; every other payload as it is. Handlers
 * know nothing of the wire form. Throws BOOKING_NUMBER, which does not say what is wrong with it.
 */
export const withOrderIds = <T>(path: string, payload: T): T =>
  HOTEL_ORDER_PATHS.has(path) ? mapOrderIds(payload, decoded) : payload;

/** An answer the other way round. */
export const withWireIds = <T>(path: string, reply: T): T =>
  HOTEL_ORDER_PATHS.has(path) ? mapOrderIds(reply, (id) => encodeHotelId(id)) : reply;
