import type { OfferBrief } from '@resort/mf-vouchers/contract';
import type { Language } from '@resort/shared/contract';
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { coverOf } from '../../core/pictures/picture-of.ts';
import { OFFER_CATEGORIES, OFFER_TAGS, type Choice } from '../../locales/offer-choices.ts';
import { quarterOf } from '../../core/properties/areas.ts';
import { placeOf } from '../../core/properties/properties.ts';
import type { Caller, Executor } from '../../platform/context.ts';
import { macauInstant, type Clock } from '../../platform/time/clock.ts';
import { offer, offerCollect } from './tables/offers.ts';

export const isOn = (clock: Clock): SQL | undefined =>
  and(lte(offer.startsAt, clock.sqlNow()), gt(offer.endsAt, clock.sqlNow()));

/** An id that no member has. */
const NOBODY = 0;

/** Offers for one reader; a visitor has saved none. */
export function selectOffers(db: Executor, clock: Clock, caller: Caller) {
  const memberId = caller.kind === 'member' ? caller.memberId : NOBODY;
  return db
    .select({
      offer,
      collectedAt: offerCollect.at,
      ended: sql<boolean>`${offer.endsAt} <= ${clock.sqlNow()}`,
    })
    .from(offer)
    .leftJoin(offerCollect, and(eq(offerCollect.offerId, offer.id), eq(offerCollect.memberId, memberId)))
    .$dynamic();
}

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** A choice by its code; an unknown code is its own name. */
function named(choices: readonly Choice[], code: string, language: Language) {
  const found = choices.find((choice) => choice.code === code);
  return { code, name: found?.names[language] ?? code };
}

export function briefOf({ offer: row, collectedAt, ended }: OfferRow, language: Language): OfferBrief {
  return {
    id: String(row.id),
    title: row.title[language],
    summary: row.summary[language],
    picture: coverOf(row.pictures, language),
    category: named(OFFER_CATEGORIES, row.category, language),
    tags: row.tags.map((code) => named(OFFER_TAGS, code, language)),
    area: quarterOf(row.area, language),
    property: row.property === null ? null : placeOf(row.property, language),
    validFrom: macauInstant(row.startsAt),
    validTo: macauInstant(row.endsAt),
    ended,
    hasCoupon: row.couponId !== null,
    collected: collectedAt !== null,
  };
}
