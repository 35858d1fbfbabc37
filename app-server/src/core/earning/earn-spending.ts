import { macauDate, macauYear, type Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { earned, tierPoint } from '../../schema/index.ts';
import { earn } from '../ledger/earn.ts';
import { payDebts } from './debts.ts';
import { noteSpending } from './referral-steps.ts';
import { earnedBy, rulesFor, rulesOn, type Rule, type EarningUnit, type Spending } from './rules.ts';
import { settleTier } from './settle-tier.ts';

export interface Spent extends Spending {
  /** whose row the transaction has locked */
  readonly memberId: number;
  /** unique among its kind: a sale, an order's number */
  readonly refId: string;
  /** paid with money, in hundredths of MOP */
  readonly mop: bigint;
  /** decides the rules and the programme year */
  readonly at: Date;
}

/** Dollars in hundredths; points; tier points. */
export type Earnings = Record<EarningUnit, bigint>;

const DAY_MS = 86_400_000;

/** Dollars and points are good until the end of the next calendar year in Macau. */
const lastDay = (at: Date) => `${macauYear(at) + 1}-12-31`;

const releaseOf = ({ releaseDays }: Pick<Rule, 'releaseDays'>, clock: Clock) =>
  releaseDays === 0 ? {} : { releaseAt: new Date(clock.now().getTime() + releaseDays * DAY_MS) };

/**
 * Credits what a spending earns by the rules of its day, at once or after the rule's days, each rule rounded down by itself; pays debts from it;
 * raises the tier. Once per reference: a second one fails.
 */
export async function earnSpending(tx: Transaction, clock: Clock, spent: Spent): Promise<Earnings> {
  const { memberId, kind, refId, mop, at } = spent;
  const sum: Earnings = { DOLLAR: 0n, POINT: 0n, TIER: 0n };
  for (const { id: ruleId, ...rule } of rulesFor(await rulesOn(tx, macauDate(at)), spent)) {
    const { unit } = rule;
    const amount = earnedBy(rule, mop);
    if (amount === 0n) continue;
    const ref = { kind, id: `${refId}/${ruleId}` };
    await tx.insert(earned).values({ memberId, refKind: kind, refId, ruleId, unit, amount });
    if (unit === 'TIER')
      await tx
        .insert(tierPoint)
        .values({ memberId, points: Number(amount), at, refKind: ref.kind, refId: ref.id });
    else
      await earn(tx, clock, {
        memberId,
        unit,
        amount,
        ref,
        expiresOn: lastDay(at),
        ...releaseOf(rule, clock),
      });
    sum[unit] += amount;
  }
  for (const unit of ['DOLLAR', 'POINT'] as const)
    if (sum[unit] > 0n) await payDebts(tx, clock, { memberId, unit });
  if (sum.TIER > 0n) await settleTier(tx, clock, memberId);
  await noteSpending(tx, clock, spent);
  return sum;
}
