import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { ledgerAccount, ledgerLot } from '../../schema/index.ts';
import { isSpendable } from './lots.ts';
import type { Unit } from './types.ts';

export interface Balance {
  /** what may be spent now: what is over since midnight no longer counts */
  readonly available: bigint;
  readonly held: bigint;
  /** earned, not yet released */
  readonly pending: bigint;
  /** the available amounts that expire, the earliest first; `on` is their last day in Macau */
  readonly expiring: readonly { readonly amount: bigint; readonly on: string }[];
}

/** What a member has in one unit. Without a lock: what it decides must be decided again by the movement itself. */
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
