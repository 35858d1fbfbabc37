import { inEach } from '@resort/shared/contract';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { coupon } from '../../../src/schema/index.ts';
import { offer } from '../../../src/domains/offers/tables/offers.ts';
import { pageOf, type DemoOffer } from './demo-offer.ts';
import { DINING_OFFERS } from './dining.ts';
import { SHOPPING_OFFERS } from './shopping.ts';
import { SHOW_OFFERS } from './shows.ts';
import { SPA_OFFERS } from './spa.ts';
import { STAY_OFFERS } from './stay.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';
import { drawn } from '../../../src/locales/drawings.ts';

const KINDS = [STAY_OFFERS, DINING_OFFERS, SPA_OFFERS, SHOPPING_OFFERS, SHOW_OFFERS];

/** Offers of each kind in turn, as a recommended list has them. */
export const DEMO_OFFERS: readonly DemoOffer[] = Array.from(
  { length: Math.max(...KINDS.map(({ length }) => length)) },
  (_, place) => KINDS.flatMap((kind) => kind[place] ?? []),
).flat();

/** Adds the demo's missing offers; their days count from the day on which they are added. */
export async function seedOffers(tx: Transaction, now: Date): Promise<void> {
  const present = await tx.select({ code: offer.code }).from(offer);
  const known = new Set<string>(present.map(({ code }) => code));
  const coupons = await tx.select({ id: coupon.id, code: coupon.code }).from(coupon);
  const ids = new Map(coupons.map(({ id, code }) => [code, id]));
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const rows = DEMO_OFFERS.map((demo, rank) => ({
    code: demo.code,
    title: DEMO_TEXTS.offers[demo.code].title,
    summary: DEMO_TEXTS.offers[demo.code].summary,
    html: inEach((language) => pageOf(demo, language)),
    pictures: demo.pictures.map(drawn),
    category: demo.category,
    tags: [...demo.tags],
    area: demo.area,
    property: demo.property,
    outlets: [...demo.outlets],
    couponId: demo.coupon === undefined ? null : (ids.get(demo.coupon) ?? null),
    startsAt: day(demo.from),
    endsAt: day(demo.to),
    rank,
    bannerRank: demo.banner ?? null,
  })).filter(({ code }) => !known.has(code));
  if (rows.length > 0) await tx.insert(offer).values(rows);
}
