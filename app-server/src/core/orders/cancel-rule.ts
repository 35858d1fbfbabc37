import { parseMoney, shareOf } from '@resort/shared/contract';
import type { CancelRule } from '../../schema/cancel-rule.ts';

export type { CancelRule };

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
