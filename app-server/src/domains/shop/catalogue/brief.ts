import type { ShopBrief } from '@resort/mf-shop/contract';
import type { Language } from '@resort/shared/contract';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import type { Choice } from '../../../locales/offer-choices.ts';
import { SHOP_CATEGORIES, SHOP_LABELS } from '../texts/shop-choices.ts';
import { placeOf } from '../../../core/properties/properties.ts';
import { macauDate, macauInstant } from '../../../platform/time/clock.ts';
import { isOpenAt, nextOpening, periodsOf } from '../availability/hours.ts';
import { timeOf } from '../availability/slots-on-wire.ts';
import type { ShopFacts } from '../availability/shop-facts.ts';

/** A choice by its code; an unknown code is its own name. */
export function nameIn(choices: readonly Choice[], code: string, language: Language) {
  return { code, name: choices.find((one) => one.code === code)?.names[language] ?? code };
}

/** The data of the caller that lists of outlets need. */
export interface Seen {
  readonly now: Date;
  readonly language: Language;
  /** saved by the caller */
  readonly saved: ReadonlySet<string>;
}

/** One row of a list; `slots` is null if no times were requested. */
export function shopBriefOf(facts: ShopFacts, seen: Seen, slots: readonly Date[] | null): ShopBrief {
  const { shop, outlet } = facts;
  const { now, language, saved } = seen;
  const opens = nextOpening(facts, now);
  return {
    shopId: shop.code,
    name: outlet.name[language],
    summary: shop.summary[language],
    kind: shop.kind,
    picture: coverOf(shop.pictures, language),
    property: placeOf(outlet.property, language),
    cuisine: nameIn(SHOP_CATEGORIES, shop.category, language),
    labels: shop.labels.map((code) => nameIn(SHOP_LABELS, code, language)),
    priceLevel: shop.priceLevel,
    openNow: isOpenAt(facts, now),
    hoursToday: periodsOf(facts, macauDate(now)),
    opensAt: opens === null ? null : macauInstant(opens),
    channel: shop.reserve?.channel ?? null,
    slots: slots === null ? null : slots.map(timeOf),
    collected: saved.has(shop.code),
  };
}
