import type { offerCalls } from '@resort/mf-vouchers/contract';
import { and, asc, isNotNull } from 'drizzle-orm';
import type { SharedContextOf } from '../../platform/context.ts';
import { offer } from './tables/offers.ts';
import { briefOf, isOn, selectOffers } from './offer-rows.ts';

/** The offers that are on and that editors put in front. */
export async function banners({
  db,
  clock,
  caller,
  language,
}: SharedContextOf<typeof offerCalls, 'GET /offer/banners'>) {
  const rows = await selectOffers(db, clock, caller)
    .where(and(isOn(clock), isNotNull(offer.bannerRank)))
    .orderBy(asc(offer.bannerRank), asc(offer.id));
  return rows.map((row, index) => {
    const { id, title, picture } = briefOf(row, language);
    return { id, name: title, picture, link: `/offer?id=${id}`, order: index + 1 };
  });
}
