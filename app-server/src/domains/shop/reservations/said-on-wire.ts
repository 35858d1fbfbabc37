import type { Reservation } from '@resort/mf-shop/contract';
import type { Language } from '@resort/shared/contract';
import { NOT_ANSWERED } from '../texts/reservations.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { timeOf } from '../availability/slots-on-wire.ts';
import type { ReservationRow } from '../terms/reservation-row.ts';

interface Said {
  readonly order: Order;
  readonly row: ReservationRow;
}

/** The requested change, while the reservation can be changed. */
export function changeOf({ order, row }: Said, language: Language): Reservation['change'] {
  if (order.status !== 'RESERVED' || row.change === null) return null;
  const { state, reason, to } = row.change;
  const [startsAt, endsAt] = [new Date(to.startsAt), new Date(to.endsAt)];
  return {
    state,
    date: macauInstant(startsAt).slice(0, 10),
    time: timeOf(startsAt),
    endTime: timeOf(endsAt),
    party: to.party,
    reason: state === 'ASKED' ? null : (reason ?? NOT_ANSWERED[language]) || null,
  };
}

/** Why it was cancelled or declined, if a reason was given. */
export function reasonOf({ order, row }: Said, language: Language): string | null {
  if (order.status === 'DECLINED') return (row.cancelReason ?? NOT_ANSWERED[language]) || null;
  return order.status === 'CANCELLED' ? row.cancelReason : null;
}
