import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { ledgerAccount, ledgerEntry, ledgerTxn } from '../../../schema/index.ts';
import type { Unit } from '../../../core/ledger/types.ts';

/** A month of AVAILABLE; amounts in hundredths or points. */
export interface Month {
  /** YYYY-MM in Macau */
  readonly month: string;
  readonly in: bigint;
  readonly out: bigint;
  /** the balance at its end */
  readonly closing: bigint;
}

/** The last months up to that of `now`, oldest first; a month without movements has the balance before it. */
export async function monthsOf(
  db: Executor,
  now: Date,
  { memberId, unit, count }: { readonly memberId: number; readonly unit: Unit; readonly count: number },
): Promise<Month[]> {
  const thisMonth = `${macauDate(now).slice(0, 7)}-01`;
  const { rows } = await db.execute<{ month: string; in: string; out: string; closing: string }>(sql`
    with moved as (
      select entry.id, entry.amount, entry.balance_after,
        date_trunc('month', txn.at at time zone 'Asia/Macau')::date as month
      from ${ledgerEntry} entry
      join ${ledgerAccount} account on account.id = entry.account_id
      join ${ledgerTxn} txn on txn.id = entry.txn_id
      where account.member_id = ${memberId} and account.unit = ${unit} and account.bucket = 'AVAILABLE'
    ), months as (
      select generate_series(
        ${thisMonth}::date - ${count - 1} * interval '1 month', ${thisMonth}::date, interval '1 month')::date as month
    )
    select to_char(months.month, 'YYYY-MM') as month,
      coalesce((select sum(amount) from moved where moved.month = months.month and amount > 0), 0)::text as "in",
      coalesce((select -sum(amount) from moved where moved.month = months.month and amount < 0), 0)::text as out,
      coalesce((select balance_after from moved where moved.month <= months.month order by moved.id desc limit 1), 0)::text
        as closing
    from months order by months.month`);
  return rows.map(({ month, closing, ...sums }) => ({
    month,
    in: BigInt(sums.in),
    out: BigInt(sums.out),
    closing: BigInt(closing),
  }));
}
