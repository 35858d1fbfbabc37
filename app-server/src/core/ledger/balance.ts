import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { ledgerAccount, ledgerLot } from '../../schema/index.ts';
import { isSpendable } from './lots.ts';
import type { Unit } from './types.ts';

export interface Balance {
  /** can be spent now: lots that expired at midnight no longer count */
  readonly available: bigint;
  readonly held: bigint;
  /** earned, but not released yet */
  readonly pending: bigint;
  /** parts of the available amount that expire, earliest first; `on` is the last day in Macau */
  readonly expiring: readonly { readonly amount: bigint; readonly on: string }[];
}

/** A member's balance in one unit. Read without a lock, so a movement must check again. */
export async function balanceOf(
  db: Executor,
  clock: Clock,
  { memberId, unit }: { readonly memberId: number; readonly unit: Unit },
): Promise<Balance> {
  const accounts = await db
    .select({ bucket: ledgerAccount.bucket, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.unit, unit)));
  const balances = new Map(accounts.map(({ bucket, balance }) => [bucket, balance ?? 0n]));
  const lots = await db
    .select({ on: ledgerLot.expiresOn, amount: sql`sum(${ledgerLot.remaining})`.mapWith(BigInt) })
    .from(ledgerLot)
    .where(isSpendable(clock, { memberId, unit }))
    .groupBy(ledgerLot.expiresOn)
    .orderBy(ledgerLot.expiresOn);
  return {
    available: lots.reduce((sum, { amount }) => sum + amount, 0n),
    held: balances.get('HOLD') ?? 0n,
    pending: balances.get('PENDING') ?? 0n,
    expiring: lots.flatMap(({ on, amount }) => (on === null ? [] : [{ on, amount }])),
  };
}
