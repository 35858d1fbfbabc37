import type { ShopBrief, ShopDetail, shopCatalogueCalls } from '@resort/mf-shop/contract';
import type { Language } from '@resort/shared/contract';
import { pictureOf } from '../../../core/pictures/picture-of.ts';
import { addressOf } from '../../../core/properties/properties.ts';
import { addDays } from '../../../platform/time/macau-days.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { weekPeriods } from '../availability/hours.ts';
import { findShop, loadShops, type Shop, type ShopFacts } from '../availability/shop-facts.ts';
import { treatmentPrice } from '../availability/quote.ts';
import { shopBriefOf } from './brief.ts';
import { savedBy } from './saved.ts';

const CLOSURES_SHOWN_DAYS = 60;
const MOST_RECOMMENDED = 4;

function whatIsServed({ menu, services }: Shop, language: Language): Pick<ShopDetail, 'menu' | 'services'> {
  return {
    menu: menu.map(({ name, dishes }) => ({
      name: name[language],
      dishes: dishes.map((dish) => ({
        name: dish.name[language],
        text: dish.text[language],
        price: dish.price,
        signs: [...dish.signs],
      })),
    })),
    services: services.map((service) => ({
      serviceId: service.code,
      name: service.name[language],
      text: service.text[language],
      minutes: service.minutes,
      price: treatmentPrice(service),
    })),
  };
}

function closuresOf({ closures }: ShopFacts, now: Date, language: Language): ShopDetail['closures'] {
  const today = macauDate(now);
  const last = addDays(today, CLOSURES_SHOWN_DAYS);
  return closures
    .filter(({ fromDay, toDay }) => toDay >= today && fromDay <= last)
    .map(({ fromDay, toDay, reason }) => ({ from: fromDay, to: toDay, reason: reason[language] }));
}

/** All data of an outlet. */
export async function shopDetail({
  db,
  clock,
  caller,
  body,
  language,
}: ContextOf<typeof shopCatalogueCalls, 'POST /shop/getShopDetail'>): Promise<ShopDetail> {
  const facts = await findShop(db, clock, body.shopId);
  const now = clock.now();
  const { shop, outlet } = facts;
  return {
    ...shopBriefOf(facts, { now, language, saved: await savedBy(db, caller) }, null),
    description: shop.description[language],
    images: shop.pictures.map((picture) => pictureOf(picture, language)),
    address: addressOf(outlet.property, language),
    level: shop.level[language],
    geo: { lat: shop.lat, lng: shop.lng },
    phone: outlet.phone,
    dressCode: shop.dressCode?.[language] ?? null,
    week: Array.from({ length: 7 }, (_, weekday) => ({ weekday, periods: weekPeriods(facts, weekday) })),
    closures: closuresOf(facts, now, language),
    soldOut: [...facts.soldOut],
    ...whatIsServed(shop, language),
    takesVouchers: shop.takesVouchers,
  };
}

/** The similarity of two outlets: the cuisine counts most, then the hotel, then the labels. */
function likeness(one: ShopFacts, other: ShopFacts): number {
  const labels = one.shop.labels.filter((label) => other.shop.labels.includes(label)).length;
  const cuisine = one.shop.category === other.shop.category ? 4 : 0;
  const hotel = one.outlet.property === other.outlet.property ? 2 : 0;
  return cuisine + hotel + labels;
}

/** Others of the same kind, most similar first. */
export async function recommendedShops({
  db,
  clock,
  caller,
  body,
  language,
}: ContextOf<typeof shopCatalogueCalls, 'POST /shop/detail/recommend'>): Promise<ShopBrief[]> {
  const facts = await findShop(db, clock, body.shopId);
  const all = await loadShops(db, clock);
  const others = all.filter(({ shop }) => shop.kind === facts.shop.kind && shop.code !== facts.shop.code);
  const seen = { now: clock.now(), language, saved: await savedBy(db, caller) };
  return others
    .toSorted((a, b) => likeness(facts, b) - likeness(facts, a))
    .slice(0, MOST_RECOMMENDED)
    .map((other) => shopBriefOf(other, seen, null));
}
