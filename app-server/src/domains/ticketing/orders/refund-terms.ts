import type { RefundRule } from '@resort/mf-ticketing/contract';
import { shareOf } from '@resort/shared/contract';
import { minutesLater } from '../../../platform/time/macau-days.ts';

/** A rule as it stands for one session. */
export interface RefundTerms {
  /** the last moment in which nothing is kept */
  readonly freeUntil: Date;
  readonly feePercent: number;
  /** from this moment on nothing goes back */
  readonly closesAt: Date;
}

/** Null: tickets do not go back. */
export function refundTerms(rule: RefundRule | null, startsAt: Date): RefundTerms | null {
  if (rule === null) return null;
  const { freeHours, feePercent, closesHours } = rule;
  return {
    freeUntil: minutesLater(startsAt, -60 * freeHours),
    feePercent,
    closesAt: minutesLater(startsAt, -60 * closesHours),
  };
}

/** What is kept of a ticket that goes back now, minor units; undefined where it does not go back any more. */
export function refundFee(terms: RefundTerms | null, paid: bigint, now: Date): bigint | undefined {
  if (terms === null || now >= terms.closesAt) return undefined;
  return now <= terms.freeUntil ? 0n : shareOf(paid, terms.feePercent * 100);
}
