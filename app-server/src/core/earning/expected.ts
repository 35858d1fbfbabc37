import type { Earnings as OnWire, OrderEarnings, Tier } from '@resort/shared/calls/rows';
import { moneyText } from '@resort/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { macauDate, type Clock } from '../../platform/time/clock.ts';
import { earned, member } from '../../schema/index.ts';
import { toMop } from '../member/currencies.ts';
import { orderKind, type Order } from '../orders/order-kind.ts';
import { earnedBy, rulesFor, rulesOn, type EarningUnit, type Rule, type Spending } from './rules.ts';

/** Who earns, and by which rules. */
export interface Earner {
  readonly rules: readonly Rule[];
  readonly tier: Tier;
}

/** A member of this tier today; null: a visitor, who earns nothing. */
export async function earnerOf(
  db: Executor,
  { clock, tier }: { readonly clock: Pick<Clock, 'now'>; readonly tier: Tier | null },
): Promise<Earner | null> {
  return tier === null ? null : { tier, rules: await rulesOn(db, macauDate(clock.now())) };
}

type Sums = Record<EarningUnit, bigint>;

const onWire = ({ DOLLAR, POINT, TIER }: Sums): OnWire => ({
  dollars: moneyText(DOLLAR),
  points: Number(POINT),
  tierPoints: Number(TIER),
});

/** What `earnSpending` will credit for this much money, if the rules stay; hundredths of MOP. */
export function expectedEarnings(
  { rules, tier }: Earner,
  { mop, ...spending }: Omit<Spending, 'tier'> & { readonly mop: bigint },
): OnWire {
  const sums: Sums = { DOLLAR: 0n, POINT: 0n, TIER: 0n };
  for (const rule of rulesFor(rules, { ...spending, tier })) sums[rule.unit] += earnedBy(rule, mop);
  return onWire(sums);
}

/** What a member of today's tier will be credited for this much money; hundredths of MOP. */
export async function expectedOf(
  db: Executor,
  clock: Pick<Clock, 'now'>,
  { memberId, ...spending }: Omit<Spending, 'tier'> & { readonly memberId: number; readonly mop: bigint },
): Promise<OnWire | null> {
  const [own] = await db.select({ tier: member.tier }).from(member).where(eq(member.id, memberId));
  const earner = await earnerOf(db, { clock, tier: own?.tier ?? null });
  return earner === null ? null : expectedEarnings(earner, spending);
}

/** What an order has earned; before that, what it will. Null: it earns nothing, or not any more. */
export async function earningsOfOrder(
  db: Executor,
  clock: Clock,
  { kind, orderNo, status, memberId, currency, payable, rateToMop }: Order,
): Promise<OrderEarnings | null> {
  const { earns } = orderKind(kind);
  if (earns === undefined) return null;
  const isOf = and(eq(earned.refKind, earns.as), eq(earned.refId, orderNo));
  const rows = await db.select().from(earned).where(isOf);
  if (rows.length > 0) {
    const sums: Sums = { DOLLAR: 0n, POINT: 0n, TIER: 0n };
    for (const { unit, amount, takenBack } of rows) sums[unit] += amount - takenBack;
    return { ...onWire(sums), isEarned: true };
  }
  if (!earns.before.includes(status)) return null;
  const mop = toMop(payable > 0n ? payable : 0n, rateToMop);
  const expected = await expectedOf(db, clock, { memberId, kind: earns.as, currency, mop });
  return expected === null ? null : { ...expected, isEarned: false };
}
