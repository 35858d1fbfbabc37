import type { offerCalls, OfferedCoupon } from '@resort/mf-vouchers/contract';
import { eq } from 'drizzle-orm';
import { pictureOf } from '../../core/pictures/picture-of.ts';
import type { ContextOf } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { coupon } from '../../schema/index.ts';
import { offer } from './tables/offers.ts';
import { offeredCoupons } from '../vouchers/coupons/offered-coupons.ts';
import { outletOnWire } from '../vouchers/on-wire.ts';
import { outletsOf } from '../vouchers/outlets.ts';
import { briefOf, selectOffers } from './offer-rows.ts';
import { sanitise } from '../../core/content/sanitise.ts';

type Context = ContextOf<typeof offerCalls, 'GET /offer/detail'>;

async function couponOf(
  { db, clock, caller, language }: Context,
  id: number | null,
): Promise<OfferedCoupon | null> {
  if (id === null || caller.kind === 'visitor') return null;
  const asker = { memberId: caller.memberId, language };
  const [found] = await offeredCoupons(db, clock, asker, eq(coupon.id, id));
  return found ?? null;
}

/** An offer with its text, places and coupon. Throws NOT_FOUND. */
export async function offerDetail(context: Context) {
  const { db, clock, caller, language, query } = context;
  const [row] = await selectOffers(db, clock, caller).where(eq(offer.id, Number(query.id)));
  if (row === undefined) throw new DomainError('NOT_FOUND');
  const { html, pictures, outlets, couponId, title, summary } = row.offer;
  const shops = await outletsOf(db, outlets);
  return {
    ...briefOf(row, language),
    html: sanitise(html[language]),
    images: pictures.map((picture) => pictureOf(picture, language)),
    shops: shops.map((one) => outletOnWire(one, language)),
    coupon: await couponOf(context, couponId),
    share: { title: title[language], text: summary[language] },
  };
}
