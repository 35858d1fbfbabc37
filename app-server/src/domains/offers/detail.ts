import type { offerCalls } from '@resort/mf-vouchers/contract';
import { eq } from 'drizzle-orm';
import { pictureOf } from '../../core/pictures/picture-of.ts';
import type { SharedContextOf } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { offer } from './tables/offers.ts';
import { outletOnWire } from '../vouchers/on-wire.ts';
import { outletsOf } from '../vouchers/outlets.ts';
import { briefOf, selectOffers } from './offer-rows.ts';
import { sanitise } from '../../core/content/sanitise.ts';

type Context = SharedContextOf<typeof offerCalls, 'GET /offer/detail'>;

/** An offer with its text and places; the coupon is a member's own (`own-marks.ts`). Throws NOT_FOUND. */
export async function offerDetail(context: Context) {
  const { db, clock, caller, language, query } = context;
  const [row] = await selectOffers(db, clock, caller).where(eq(offer.id, Number(query.id)));
  if (row === undefined) throw new DomainError('NOT_FOUND');
  const { html, pictures, outlets, title, summary } = row.offer;
  const shops = await outletsOf(db, outlets);
  return {
    ...briefOf(row, language),
    html: sanitise(html[language]),
    images: pictures.map((picture) => pictureOf(picture, language)),
    shops: shops.map((one) => outletOnWire(one, language)),
    coupon: null,
    share: { title: title[language], text: summary[language] },
  };
}
