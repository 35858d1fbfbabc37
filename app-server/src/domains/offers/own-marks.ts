import type { offerCalls, OfferDetail } from '@resort/mf-vouchers/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { ContextOf, Executor, MemberCaller } from '../../platform/context.ts';
import { coupon } from '../../schema/index.ts';
import { offeredCoupons } from '../vouchers/coupons/offered-coupons.ts';
import { offer, offerCollect } from './tables/offers.ts';

interface Asked {
  readonly db: Executor;
  readonly caller: MemberCaller;
}

interface Marked {
  readonly id: string;
  readonly collected: boolean;
}

/** Offers as everybody gets them, with what the member saved of them. */
export async function ownMarks<T extends Marked>(
  { db, caller: { memberId } }: Asked,
  list: readonly T[],
): Promise<T[]> {
  if (list.length === 0) return [];
  const ids = list.map(({ id }) => Number(id));
  const rows = await db
    .select({ id: offerCollect.offerId })
    .from(offerCollect)
    .where(and(eq(offerCollect.memberId, memberId), inArray(offerCollect.offerId, ids)));
  const saved = new Set(rows.map(({ id }) => String(id)));
  return list.map((one) => ({ ...one, collected: saved.has(one.id) }));
}

export async function ownMarksInPage<T extends Marked, P extends { list: T[] }>(
  asked: Asked,
  page: P,
): Promise<P> {
  return { ...page, list: await ownMarks(asked, page.list) };
}

type DetailContext = ContextOf<typeof offerCalls, 'GET /offer/detail'> & { readonly caller: MemberCaller };

/** An offer with the member's mark, and its coupon with what this member can do with it. */
export async function ownDetail(context: DetailContext, detail: OfferDetail): Promise<OfferDetail> {
  const { db, clock, caller, language } = context;
  const asker = { memberId: caller.memberId, language };
  const ofOffer = db
    .select({ id: offer.couponId })
    .from(offer)
    .where(eq(offer.id, Number(detail.id)));
  const [[own = detail], [found = null]] = await Promise.all([
    ownMarks(context, [detail]),
    detail.hasCoupon ? offeredCoupons(db, clock, asker, inArray(coupon.id, ofOffer)) : [],
  ]);
  return { ...own, coupon: found };
}
