import type { couponCalls } from '@resort/mf-vouchers/contract';
import type { VoucherScene, VoucherScope } from '@resort/shared/calls/rows';
import { and, arrayOverlaps, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { pageFrom } from '../../../platform/calls/page.ts';
import { coupon } from '../../../schema/index.ts';
import { offeredCoupons } from './offered-coupons.ts';

/** A scene with the kinds of outlets that it has. */
const scopesIn = (scene: VoucherScene): VoucherScope[] =>
  scene === 'SHOP' ? ['SHOP', 'DINING', 'SPA'] : [scene];

/** The coupons on the list, those that the caller can take first. */
export async function couponList(context: ContextOf<typeof couponCalls, 'POST /voucher/getCouponList'>) {
  const { db, clock, caller, language, body } = context;
  const { scene, status } = body;
  const isOnList = and(
    eq(coupon.isListed, true),
    isNull(coupon.appletPath),
    gt(coupon.endsAt, clock.sqlNow()),
    scene && or(sql`cardinality(${coupon.scenes}) = 0`, arrayOverlaps(coupon.scenes, scopesIn(scene))),
  );
  const all = await offeredCoupons(db, clock, { memberId: caller.memberId, language }, isOnList);
  const wanted = all.filter(
    ({ reason, taken }) => status === undefined || (status === 'TAKEN' ? taken > 0 : reason === null),
  );
  return pageFrom(
    wanted.toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null)),
    body,
  );
}
