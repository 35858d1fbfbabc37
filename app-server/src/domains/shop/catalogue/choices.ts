import type { ShopKind } from '@resort/mf-shop/contract';
import type { Language } from '@resort/shared/contract';
import { drawingOf } from '../../../core/pictures/picture-of.ts';
import { hotelGuestRulesOf } from '../texts/hotel-guests.ts';
import type { Choice } from '../../../locales/offer-choices.ts';
import { SHOP_BANNERS } from '../texts/shop-banners.ts';
import { PRICE_LEVELS, SHOP_CATEGORIES, SHOP_LABELS } from '../texts/shop-choices.ts';
import { allProperties, placeOf } from '../../../core/properties/properties.ts';
import type { SharedContextOf, RequestContext } from '../../../platform/context.ts';
import type { shopCatalogueCalls } from '@resort/mf-shop/contract';
import { loadShops } from '../availability/shop-facts.ts';

interface Asked {
  readonly language: Language;
  readonly query: { readonly kind?: ShopKind | undefined };
}

const LISTS: Readonly<Record<ShopKind, string>> = { DINING: '/dining', SPA: '/spa', SHOP: '/shops' };

const isOf = (kind: ShopKind, { query }: Asked) => query.kind === undefined || query.kind === kind;
const inOrder = (choices: readonly Choice[], language: Language) =>
  choices.map(({ code, names }, index) => ({ id: code, name: names[language], order: index + 1 }));

export const shopBanners = (asked: Asked) =>
  SHOP_BANNERS.filter(({ kind }) => isOf(kind, asked)).map(({ id, title, text, picture, link }) => ({
    id,
    title: title[asked.language],
    text: text[asked.language],
    picture: drawingOf(picture, asked.language),
    link,
  }));

export function shopIcons(asked: Asked) {
  const categories = SHOP_CATEGORIES.filter(({ kind }) => isOf(kind, asked));
  const choices = inOrder(categories, asked.language);
  return categories.flatMap(({ code, kind, picture }, at) => {
    const choice = choices[at];
    const link = `${LISTS[kind]}?cuisine=${code}`;
    return choice ? [{ ...choice, picture: drawingOf(picture, asked.language), link }] : [];
  });
}

/** Only labels of existing outlets, so that no filter has an empty result. */
export async function shopLabels({
  db,
  clock,
  query,
  language,
}: SharedContextOf<typeof shopCatalogueCalls, 'GET /shop/labels'>) {
  const shops = (await loadShops(db, clock)).filter(
    ({ shop }) => query.kind === undefined || shop.kind === query.kind,
  );
  const used = SHOP_LABELS.filter(({ code }) => shops.some(({ shop }) => shop.labels.includes(code)));
  return inOrder(used, language);
}

export const rateCategories = ({ language }: Pick<Asked, 'language'>) =>
  PRICE_LEVELS.map(({ code, names, from, to }, index) => ({
    id: code,
    name: names[language],
    order: index + 1,
    level: index + 1,
    from,
    to,
  }));

/** None if the installation has no rates. */
export const exchangeRates = ({ integrations }: Pick<RequestContext, 'integrations'>) =>
  integrations.exchangeRates?.rates.map((rate) => ({
    ...rate,
    to: 'MOP' as const,
    asOf: integrations.exchangeRates?.asOf ?? '',
  })) ?? [];

export const hotelGuestRules = ({ language }: Pick<Asked, 'language'>) =>
  allProperties().map((property) => ({
    property: placeOf(property.code, language),
    chargeToRoom: property.chargesToRoom,
    rules: hotelGuestRulesOf(property).map(({ id, title, text }) => ({
      id,
      title: title[language],
      text: text[language],
    })),
  }));
