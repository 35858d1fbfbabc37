import type { myVoucherCalls, VoucherTab } from '@resort/mf-vouchers/contract';
import { asc, desc, type SQL } from 'drizzle-orm';
import { inTab } from '../../core/vouchers/voucher-tabs.ts';
import type { ContextOf } from '../../platform/context.ts';
import { voucher, voucherBurn } from '../../schema/index.ts';
import { pageBounds, pageReply } from '../../platform/calls/page.ts';
import { onWire, ownedBy, selectOwn } from './own-rows.ts';

/** Vouchers that expire first come first; used and expired ones come last. */
const ORDER: Readonly<Record<VoucherTab, readonly SQL[]>> = {
  USABLE: [asc(voucher.validTo), asc(voucher.id)],
  USED: [desc(voucherBurn.id)],
  EXPIRED: [desc(voucher.validTo), desc(voucher.id)],
};

/** One page of a tab of the caller's vouchers. */
export async function listVouchers(context: ContextOf<typeof myVoucherCalls, 'GET /offer/voucher'>) {
  const { db, clock, caller, language, query } = context;
  const { status: tab = 'USABLE' } = query;
  const where = ownedBy(caller.memberId, inTab(clock, tab));
  const { limit, offset } = pageBounds(query);
  const rows = await selectOwn(db, clock)
    .where(where)
    .orderBy(...ORDER[tab])
    .limit(limit)
    .offset(offset);
  const total = await db.$count(voucher, where);
  return pageReply(
    rows.map((row) => onWire(row, language)),
    total,
    query,
  );
}
