import { and, asc, desc, eq, gte, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { preparedClock, type Clock, type SqlClock } from '../../platform/time/clock.ts';
import { afterwards, prepared, type Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { ledgerLot, ledgerLotUse } from '../../schema/index.ts';
import type { Amount, Unit } from './types.ts';

/** Today in Macau, a date expression: a lot is valid until the end of its last day there. */
export const macauToday = (clock: SqlClock): SQL => sql`(${clock.sqlNow()} at time zone 'Asia/Macau')::date`;

/** The lots that a member can spend today; their sum is the available balance. */
export const isSpendable = (
  clock: SqlClock,
  { memberId, unit }: { readonly memberId: number | Placeholder; readonly unit: Unit | Placeholder },
) =>
  and(
    eq(ledgerLot.memberId, memberId),
    eq(ledgerLot.unit, unit),
    // no parameter, or PostgreSQL may plan without the partial index
    sql`${ledgerLot.remaining} > 0`,
    or(isNull(ledgerLot.expiresOn), gte(ledgerLot.expiresOn, macauToday(clock))),
  );

/** A part of an amount, from one lot. */
export interface Part {
  readonly lotId: number;
  readonly amount: bigint;
}

export interface Source {
  readonly lotId: number;
  readonly left: bigint;
}

/** Takes an amount from the sources in order; undefined if they hold too little. */
function takeFrom(sources: readonly Source[], amount: bigint): Part[] | undefined {
  const parts: Part[] = [];
  let missing = amount;
  for (const { lotId, left } of sources) {
    const taken = left < missing ? left : missing;
    if (taken > 0n) parts.push({ lotId, amount: taken });
    missing -= taken;
  }
  return missing > 0n ? undefined : parts;
}

const selectSpendable = prepared('ledger.spendable', (db) =>
  db
    .select({ lotId: ledgerLot.id, left: ledgerLot.remaining })
    .from(ledgerLot)
    .where(
      isSpendable(preparedClock, { memberId: sql.placeholder('memberId'), unit: sql.placeholder('unit') }),
    )
    .orderBy(sql`${ledgerLot.expiresOn} asc nulls last`, asc(ledgerLot.id)),
);

/** What a member can spend today, earliest expiry first. */
export const spendableLots = (tx: Transaction, clock: Clock, { memberId, unit }: Amount): Promise<Source[]> =>
  selectSpendable(tx, { memberId, unit, now: clock.fixedNow() });

/** Selects the lots to spend. Throws BALANCE_INSUFFICIENT. */
export function chooseLots(lots: readonly Source[], amount: bigint): Part[] {
  const parts = takeFrom(lots, amount);
  if (parts === undefined) throw new DomainError('BALANCE_INSUFFICIENT');
  return parts;
}

/** Adds a new lot to AVAILABLE. */
export async function addLot(
  tx: Transaction,
  txnId: number,
  { memberId, unit, amount }: Amount,
  expiresOn: string | null,
): Promise<void> {
  await afterwards(
    tx,
    tx.insert(ledgerLot).values({ memberId, unit, amount, remaining: amount, txnId, expiresOn }),
  );
}

/**
 * Returns parts of what `spentIn` took with their old expiry, the latest expiry first, so that the result is
 * the same as spending less in the first place. Throws if less was spent than is returned.
 */
export async function restoreLots(
  tx: Transaction,
  txnId: number,
  spentIn: number,
  { memberId, unit, amount }: Amount,
): Promise<void> {
  const restored = sql<bigint>`coalesce((select sum(back.amount) from ${ledgerLot} back
    where back.origin_txn_id = ${ledgerLotUse.txnId} and back.origin_lot_id = ${ledgerLotUse.lotId}), 0)`;
  const spent = await tx
    .select({
      lotId: ledgerLotUse.lotId,
      left: sql`${ledgerLotUse.amount} - ${restored}`.mapWith(BigInt),
      expiresOn: ledgerLot.expiresOn,
    })
    .from(ledgerLotUse)
    .innerJoin(ledgerLot, eq(ledgerLot.id, ledgerLotUse.lotId))
    .where(eq(ledgerLotUse.txnId, spentIn))
    .orderBy(sql`${ledgerLot.expiresOn} desc nulls first`, desc(ledgerLot.id));
  const parts = takeFrom(spent, amount);
  if (parts === undefined) throw new Error('more is given back than was spent');
  const expiry = new Map(spent.map(({ lotId, expiresOn }) => [lotId, expiresOn]));
  const restoredLots = parts.map((part) => ({
    memberId,
    unit,
    txnId,
    amount: part.amount,
    remaining: part.amount,
    expiresOn: expiry.get(part.lotId) ?? null,
    originLotId: part.lotId,
    originTxnId: spentIn,
  }));
  await afterwards(tx, tx.insert(ledgerLot).values(restoredLots));
}
