import { decodeHotelId } from '@resort/shared/signing';
import { DomainError } from '../../platform/domain-error.ts';

/** The id of an order from its wire form; BOOKING_NUMBER, which does not say why, where it cannot be one. */
export function orderId(wire: string): number {
  const id = decodeHotelId(wire);
  if (id === null) throw new DomainError('BOOKING_NUMBER');
  return Number(id);
}
