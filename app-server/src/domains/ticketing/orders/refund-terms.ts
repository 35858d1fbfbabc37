import type { RefundRule } from '@resort/mf-ticketing/contract';
import { shareOf } from '@resort/shared/contract';
import { minutesLater } from '../../../platform/time/macau-days.ts';

/** The refund terms of one performance. */
export interface RefundTerms {
  /** the last moment of a free refund */
  readonly freeUntil: Date;
  readonly feePercent: number;
  /** no refunds from this moment on */
  readonly closesAt: Date;
}

/** Null: no refunds. */
export function refundTerms(rule: RefundRule | null, startsAt: Date): RefundTerms | null {
  if (rule === null) return null;
  const { freeHours, feePercent, closesHours } = rule;
  return {
    freeUntil: minutesLater(startsAt, -60 * freeHours),
    feePercent,
    closesAt: minutesLater(startsAt, -60 * closesHours),
  };
}

/** The fee for refunding a ticket now, minor units; undefined if it cannot be refunded any more. */
export function refundFee(terms: RefundTerms | null, paid: bigint, now: Date): bigint | undefined {
  if (terms === null || now >= terms.closesAt) return undefined;
  return now <= terms.freeUntil ? 0n : shareOf(paid, terms.feePercent * 100);
}
