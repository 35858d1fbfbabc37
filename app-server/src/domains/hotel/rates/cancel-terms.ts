import type { CancelTerms } from '@resort/mf-hotel/contract';
import { moneyText } from '@resort/shared/contract';
import { addDays } from '@resort/shared/format';
import { penaltyAt, type CancelRule } from '../../../core/orders/cancel-rule.ts';
import type { Hotel, RatePlan } from './hotel-catalogue.ts';
import { billOf, type Bill } from './reckon.ts';
import type { Currency } from '../../../core/member/currencies.ts';

/** When free cancellation ends on its last day, Macau time. */
const FREE_UNTIL = '18:00:00+08:00';

interface Priced {
  readonly plan: RatePlan;
  readonly hotel: Pick<Hotel, 'taxMode'>;
  readonly checkIn: string;
  /** of all rooms, in MOP */
  readonly firstNight: bigint;
  readonly currency: Currency;
}

function feeOf({ plan, hotel, firstNight, currency }: Priced): CancelRule['fee'] {
  if (plan.penalty === 'percent') return { kind: 'percent', percent: plan.penaltyPercent ?? 100 };
  if (plan.penalty === 'full') return { kind: 'full' };
  return { kind: 'firstNight', amount: moneyText(billOf([firstNight], hotel, currency).total) };
}

/** The cancellation rule of a stay, stored with its order. The first night includes service and tax. */
export function cancelRuleOf(priced: Priced): CancelRule {
  const { plan, checkIn } = priced;
  const freeUntil = plan.freeDays === null ? null : `${addDays(checkIn, -plan.freeDays)}T${FREE_UNTIL}`;
  return { freeUntil, fee: feeOf(priced) };
}

/** The same for members, with the fee's amount. */
export function cancelTermsOf({ freeUntil, fee }: CancelRule, { total }: Pick<Bill, 'total'>): CancelTerms {
  if (fee.kind === 'none') throw new Error('every rate has a penalty');
  const amount = moneyText(penaltyAt({ freeUntil: null, fee }, total, new Date(0)));
  const percent = fee.kind === 'percent' ? { percent: fee.percent } : {};
  return { freeUntil, penalty: { kind: fee.kind, ...percent, amount } };
}
