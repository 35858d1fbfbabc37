import type { myVoucherCalls } from '@resort/mf-vouchers/contract';
import { sql, type SQL } from 'drizzle-orm';
import { inTab, isExpiringSoon } from '../../core/vouchers/voucher-tabs.ts';
import type { ContextOf } from '../../platform/context.ts';
import { voucher } from '../../schema/index.ts';
import { ownedBy } from './own-rows.ts';

const NONE = { usable: 0, used: 0, expired: 0, expiringSoon: 0 };
const among = (where: SQL) => sql<number>`count(*) filter (where ${where})::int`;

/** The number of vouchers in each tab. */
export async function countVouchers({
  db,
  clock,
  caller,
}: ContextOf<typeof myVoucherCalls, 'GET /offer/voucher/count'>) {
  const [counts = NONE] = await db
    .select({
      usable: among(inTab(clock, 'USABLE')),
      used: among(inTab(clock, 'USED')),
      expired: among(inTab(clock, 'EXPIRED')),
      expiringSoon: among(isExpiringSoon(clock)),
    })
    .from(voucher)
    .where(ownedBy(caller.memberId));
  return counts;
}
