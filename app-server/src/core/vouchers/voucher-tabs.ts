import type { VoucherTab } from '@resort/mf-vouchers/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Clock, SqlClock } from '../../platform/time/clock.ts';
import { voucher } from '../../schema/index.ts';

/** Vouchers that expire within this many days are shown as expiring soon. */
const SOON_DAYS = 7;

/** Past its end, recorded by the job or not. */
export const isOver = (clock: SqlClock) =>
  sql`${voucher.status} = 'TAKEN' and ${voucher.validTo} <= ${clock.sqlNow()}`;

/** The vouchers of a tab; what is over is expired for every reader. */
export function inTab(clock: SqlClock, tab: VoucherTab): SQL {
  if (tab === 'USED') return sql`${voucher.status} = 'BURNED'`;
  if (tab === 'USABLE') return sql`${voucher.status} in ('TAKEN', 'HELD') and not (${isOver(clock)})`;
  return sql`(${voucher.status} in ('EXPIRED', 'REFUNDED') or ${isOver(clock)})`;
}

/** Of the usable ones: those with seven days left at most. */
export function isExpiringSoon(clock: SqlClock): SQL {
  const soon = sql`${voucher.validTo} <= ${clock.sqlNow()} + ${SOON_DAYS} * interval '1 day'`;
  return sql`(${inTab(clock, 'USABLE')} and ${soon})`;
}

/** How many vouchers a member has to use, those held by an order or not begun yet among them. */
export async function countUsable(db: Executor, clock: Clock, memberId: number): Promise<number> {
  const [counted] = await db
    .select({ usable: sql<number>`count(*)::int` })
    .from(voucher)
    .where(and(eq(voucher.memberId, memberId), inTab(clock, 'USABLE')));
  return counted?.usable ?? 0;
}
