import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { earned, earningRule, tierPoint } from '../../schema/index.ts';
import { reverse } from '../ledger/reverse.ts';
import { owe } from './debts.ts';
import type { Earnings } from './earn-spending.ts';
import { earnedBy, type EarningKind } from './rules.ts';
import { settleTier } from './settle-tier.ts';

type Row = typeof earned.$inferSelect;

/** Takes back one row's part; tier points on the day they were earned, so that they leave the year they count in. */
async function take(tx: Transaction, clock: Clock, row: Row, amount: bigint): Promise<void> {
  const { id, memberId, unit, ruleId, refKind: kind, takes } = row;
  const ref = { kind, id: `${row.refId}/${ruleId}` };
  const sequence = takes + 1;
  if (unit === 'TIER') {
    const isIt = and(eq(tierPoint.refKind, kind), eq(tierPoint.refId, ref.id));
    const [given] = await tx.select({ at: tierPoint.at }).from(tierPoint).where(isIt);
    if (given === undefined) throw new Error(`no tier points of ${kind} ${ref.id}`);
    const back = { memberId, points: -Number(amount), at: given.at, refKind: kind };
    await tx.insert(tierPoint).values({ ...back, refId: `${ref.id}/${sequence}` });
  } else {
    const taken = await reverse(tx, clock, { memberId, unit, amount, ref, sequence });
    if (taken < amount) await owe(tx, { memberId, unit, amount: amount - taken, ref });
  }
  const now = { takenBack: row.takenBack + amount, takes: sequence };
  await tx.update(earned).set(now).where(eq(earned.id, id));
}

/**
 * Takes back what a spending earned beyond what `mop`, the part of it that is not refunded, earns by the same rules.
 * What was spent meanwhile becomes a debt. The member's row is locked. Resolves to what was taken back.
 */
export async function takeBack(
  tx: Transaction,
  clock: Clock,
  { kind, refId, mop }: { readonly kind: EarningKind; readonly refId: string; readonly mop: bigint },
): Promise<Earnings> {
  const isOf = and(eq(earned.refKind, kind), eq(earned.refId, refId));
  const rows = await tx.select().from(earned).where(isOf).orderBy(asc(earned.id));
  const ids = rows.map(({ ruleId }) => ruleId);
  const rules = await tx.select().from(earningRule).where(inArray(earningRule.id, ids));
  const sum: Earnings = { DOLLAR: 0n, POINT: 0n, TIER: 0n };
  for (const row of rows) {
    const rule = rules.find(({ id }) => id === row.ruleId);
    if (rule === undefined) throw new Error(`rule ${row.ruleId} is gone`);
    const amount = row.amount - row.takenBack - earnedBy(rule, mop);
    if (amount <= 0n) continue;
    await take(tx, clock, row, amount);
    sum[row.unit] += amount;
  }
  const [first] = rows;
  if (first !== undefined && sum.TIER > 0n) await settleTier(tx, clock, first.memberId);
  return sum;
}
