import { parseMoney, shareOf } from '@resort/shared/contract';

/**
 * The cancellation fee as plain data: a domain stores it with the order and sends it to screens, which
 * describe it. Amounts are decimal texts in the order's currency, as on the wire.
 */
export interface CancelRule {
  /** ISO 8601, inclusive; cancellation is free until then. Null: never free. */
  readonly freeUntil: string | null;
  readonly fee:
    | { readonly kind: 'none' }
    | { readonly kind: 'firstNight'; readonly amount: string }
    /** of the total, whole per cent */
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'full' };
}

function feeOf({ fee }: CancelRule, total: bigint): bigint {
  switch (fee.kind) {
    case 'none':
      return 0n;
    case 'firstNight':
      return parseMoney(fee.amount);
    case 'percent':
      return shareOf(total, fee.percent * 100);
    case 'full':
      return total;
  }
}

/** The fee for cancelling at `now`, in minor units, at most the total. */
export function penaltyAt(rule: CancelRule, total: bigint, now: Date): bigint {
  if (rule.freeUntil !== null && now.getTime() <= Date.parse(rule.freeUntil)) return 0n;
  const fee = feeOf(rule, total);
  return fee < total ? fee : total;
}
