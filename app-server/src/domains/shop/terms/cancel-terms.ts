import type { CancelRule } from '../../../core/orders/cancel-rule.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { minutesLater } from '../../../platform/time/macau-days.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import type { ReservationRow } from './reservation-row.ts';

type Terms = Pick<ReservationRow, 'startsAt' | 'cancelFreeHours' | 'noShowFee'>;

/** The last moment at which a reservation can be changed or cancelled free of charge. */
export const freeUntil = ({ startsAt, cancelFreeHours }: Terms): Date =>
  minutesLater(startsAt, -60 * cancelFreeHours);

/** The agreed terms; cancelling is free while the venue has not accepted. */
export function cancelRuleOf({ status }: Pick<Order, 'status'>, terms: Terms): CancelRule {
  const { noShowFee } = terms;
  if (status === 'REQUESTED' || noShowFee === 0) return { freeUntil: null, fee: { kind: 'none' } };
  const fee =
    noShowFee === 100 ? ({ kind: 'full' } as const) : ({ kind: 'percent', percent: noShowFee } as const);
  return { freeUntil: macauInstant(freeUntil(terms)), fee };
}
