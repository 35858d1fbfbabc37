import type { couponCalls } from '@resort/mf-vouchers/contract';
import { and, asc, gt, isNotNull, lte } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { pageFrom } from '../../../platform/calls/page.ts';
import { coupon } from '../../../schema/index.ts';
import { couponFace } from '../on-wire.ts';

/** Coupons that are on offer and that only the mini-program redeems. */
export async function appletList(context: ContextOf<typeof couponCalls, 'GET /voucher/getAppletList'>) {
  const { db, clock, language, query } = context;
  const now = clock.sqlNow();
  const rows = await db
    .select()
    .from(coupon)
    .where(and(isNotNull(coupon.appletPath), lte(coupon.startsAt, now), gt(coupon.endsAt, now)))
    .orderBy(asc(coupon.endsAt), asc(coupon.id));
  const list = rows.map((row) => ({
    couponCode: row.code,
    ...couponFace(row, language),
    appletPath: row.appletPath ?? '',
  }));
  return pageFrom(list, query);
}
