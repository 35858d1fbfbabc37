import type { TransactionType } from '@resort/mf-dollars/contract';
import { and, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/context.ts';
import { ledgerAccount, ledgerEntry, ledgerHold, ledgerTxn } from '../../../schema/index.ts';
import type { Unit } from '../../../core/ledger/types.ts';

/** Filter for movements of AVAILABLE; dates are Macau's, inclusive. */
export interface MovementFilter {
  readonly memberId: number;
  readonly unit: Unit;
  readonly types?: readonly TransactionType[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** only those before this entry */
  readonly beforeId?: number | undefined;
  readonly most: number;
}

export interface Movement {
  /** of the entry */
  readonly id: number;
  readonly at: Date;
  readonly type: TransactionType;
  /** hundredths or points; negative amounts reduce the balance */
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  /** the original purpose: the hold's for a release, the earning's for a scheduled one */
  readonly refKind: string;
  readonly refId: string;
}

const earning = alias(ledgerTxn, 'earning');

/** Members see a spent hold as a redemption, and an earning that was taken back with a refund as one. */
const typeOf: SQL<TransactionType> = sql`case ${ledgerTxn.kind}
  when 'RELSCHED' then 'EARN'
  when 'RESOLVE' then 'RELEASE'
  when 'REVERSE' then 'REFUND'
  when 'HOLD' then case ${ledgerHold.status} when 'CAPTURED' then 'REDEEM' else 'HOLD' end
  else ${ledgerTxn.kind} end`;

const startOf = (day: string, days: number) =>
  sql`((${day}::date + ${days}::int)::timestamp at time zone 'Asia/Macau')`;

function isWanted({ memberId, unit, types, from, to, beforeId }: MovementFilter): SQL | undefined {
  return and(
    eq(ledgerAccount.memberId, memberId),
    eq(ledgerAccount.unit, unit),
    eq(ledgerAccount.bucket, 'AVAILABLE'),
    types === undefined ? undefined : inArray(typeOf, [...types]),
    from === undefined ? undefined : sql`${ledgerTxn.at} >= ${startOf(from, 0)}`,
    to === undefined ? undefined : sql`${ledgerTxn.at} < ${startOf(to, 1)}`,
    beforeId === undefined ? undefined : lt(ledgerEntry.id, beforeId),
  );
}

/** Movements of the available balance, newest first. */
export async function movements(db: Executor, filter: MovementFilter): Promise<Movement[]> {
  const isOfHold = or(
    eq(ledgerHold.txnId, ledgerTxn.id),
    and(eq(ledgerTxn.kind, 'RESOLVE'), sql`${ledgerHold.id}::text = ${ledgerTxn.refId}`),
  );
  const rows = await db
    .select({
      id: ledgerEntry.id,
      at: ledgerTxn.at,
      type: typeOf,
      amount: ledgerEntry.amount,
      balanceAfter: ledgerEntry.balanceAfter,
      refKind: sql<string>`coalesce(${earning.refKind}, ${ledgerHold.refKind}, ${ledgerTxn.refKind})`,
      refId: sql<string>`coalesce(${earning.refId}, ${ledgerHold.refId}, ${ledgerTxn.refId})`,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerTxn, eq(ledgerTxn.id, ledgerEntry.txnId))
    .leftJoin(ledgerHold, and(eq(ledgerHold.memberId, filter.memberId), isOfHold))
    .leftJoin(
      earning,
      and(
        eq(ledgerTxn.kind, 'RELSCHED'),
        sql`${earning.id}::text = ${ledgerTxn.refId}`,
        eq(earning.memberId, filter.memberId),
      ),
    )
    .where(isWanted(filter))
    .orderBy(desc(ledgerEntry.id))
    .limit(filter.most);
  return rows.map((row) => ({ ...row, balanceAfter: row.balanceAfter ?? 0n }));
}
