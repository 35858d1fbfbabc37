import type { myVoucherCalls, VoucherTab } from '@resort/mf-vouchers/contract';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { inTab } from '../../core/vouchers/voucher-tabs.ts';
import type { ContextOf } from '../../platform/context.ts';
import { prepared } from '../../platform/database/index.ts';
import { preparedClock } from '../../platform/time/clock.ts';
import { voucher, voucherBurn } from '../../schema/index.ts';
import { pageBounds, pageReply, totalOf } from '../../platform/calls/page.ts';
import { onWire, ownedBy, selectShown } from './own-rows.ts';

/** Vouchers that expire first come first; used and expired ones come last. */
const ORDER: Readonly<Record<VoucherTab, readonly SQL[]>> = {
  USABLE: [asc(voucher.validTo), asc(voucher.id)],
  USED: [desc(voucherBurn.id)],
  EXPIRED: [desc(voucher.validTo), desc(voucher.id)],
};

const isOwn = (tab: VoucherTab) => ownedBy(sql.placeholder('memberId'), inTab(preparedClock, tab));

const selectPage = (tab: VoucherTab) =>
  prepared(`voucher.list.${tab}`, (db) =>
    selectShown(db, preparedClock)
      .where(isOwn(tab))
      .orderBy(...ORDER[tab])
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  );

const selectTotal = (tab: VoucherTab) =>
  prepared(`voucher.total.${tab}`, (db) =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(voucher)
      .where(isOwn(tab)),
  );

const TABS = {
  USABLE: { page: selectPage('USABLE'), total: selectTotal('USABLE') },
  USED: { page: selectPage('USED'), total: selectTotal('USED') },
  EXPIRED: { page: selectPage('EXPIRED'), total: selectTotal('EXPIRED') },
};

/** One page of a tab of the caller's vouchers. */
export async function listVouchers(context: ContextOf<typeof myVoucherCalls, 'GET /offer/voucher'>) {
  const { db, clock, caller, language, query } = context;
  const tab = TABS[query.status ?? 'USABLE'];
  const own = { memberId: caller.memberId, now: clock.fixedNow() };
  const rows = await tab.page(db, { ...own, ...pageBounds(query) });
  const counted = () => tab.total(db, own).then(([found]) => found?.total ?? 0);
  return pageReply(
    rows.map((row) => onWire(row, language)),
    await totalOf(rows.length, query, counted),
    query,
  );
}
