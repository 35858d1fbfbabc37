import type { ShopBrief, shopCatalogueCalls, ShopSort } from '@resort/mf-shop/contract';
import { LANGUAGE_TAGS, type Language } from '@resort/shared/contract';
import { SHOP_CATEGORIES } from '../texts/shop-choices.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { pageFrom } from '../../../platform/calls/page.ts';
import { isOpenAt } from '../availability/hours.ts';
import { loadShops, type ShopFacts } from '../availability/shop-facts.ts';
import { shopBriefOf } from './brief.ts';
import { nearestSlots } from './nearest.ts';
import { savedBy } from './saved.ts';

type Context = ContextOf<typeof shopCatalogueCalls, 'POST /shop/getShopAllListByParam'>;

const isAny = <T>(chosen: readonly T[] | undefined, value: T): boolean =>
  chosen === undefined || chosen.length === 0 || chosen.includes(value);

/** Searches in the request's language and in English. */
function says({ shop, outlet }: ShopFacts, keyword: string, language: Language): boolean {
  const cuisine = SHOP_CATEGORIES.find(({ code }) => code === shop.category)?.names;
  const texts = [outlet.name, shop.summary, cuisine].flatMap((names) => [names?.[language], names?.en]);
  const wanted = keyword.normalize('NFKC').toLowerCase();
  return texts.some((text) => text?.normalize('NFKC').toLowerCase().includes(wanted));
}

/** Filters that do not need the occupancy. There are few outlets, so they run here. */
function isWanted(facts: ShopFacts, { body, language, clock }: Context, saved: ReadonlySet<string>): boolean {
  const { shop, outlet } = facts;
  const keyword = body.keyword?.trim() ?? '';
  return (
    (body.kind === undefined || body.kind === shop.kind) &&
    (body.property === undefined || body.property === outlet.property) &&
    isAny(body.cuisineIds, shop.category) &&
    isAny(body.priceLevels, shop.priceLevel) &&
    (body.labels ?? []).every((label) => shop.labels.includes(label)) &&
    (body.saved !== true || saved.has(shop.code)) &&
    (body.openNow !== true || isOpenAt(facts, clock.now())) &&
    (keyword === '' || says(facts, keyword, language))
  );
}

interface Listed {
  readonly facts: ShopFacts;
  readonly slots: readonly Date[] | null;
}

/** Outlets without a time come last; equal ones stay in the recommended order. */
const soonest = ({ slots }: Listed): number => slots?.[0]?.getTime() ?? Infinity;

function inOrder(listed: readonly Listed[], sort: ShopSort, language: Language): readonly Listed[] {
  const level = ({ facts }: Listed) => facts.shop.priceLevel;
  const name = ({ facts }: Listed) => facts.outlet.name[language];
  switch (sort) {
    case 'RECOMMENDED':
      return listed;
    case 'SOONEST':
      return listed.toSorted((a, b) => (soonest(a) < soonest(b) ? -1 : Number(soonest(a) > soonest(b))));
    case 'PRICE_LOW':
      return listed.toSorted((a, b) => level(a) - level(b));
    case 'PRICE_HIGH':
      return listed.toSorted((a, b) => level(b) - level(a));
    case 'NAME':
      return listed.toSorted((a, b) => name(a).localeCompare(name(b), LANGUAGE_TAGS[language]));
  }
}

/** One page of the outlets that match every filter. */
export async function shopList(context: Context) {
  const { db, clock, caller, body, language } = context;
  const now = clock.now();
  const saved = await savedBy(db, caller);
  const wanted = (await loadShops(db, clock)).filter((facts) => isWanted(facts, context, saved));
  const { date, time, party } = body;
  const isAsked = date !== undefined && party !== undefined;
  const slots = isAsked ? await nearestSlots(db, wanted, { date, time, party, now }) : undefined;
  const listed = wanted
    .map((facts) => ({ facts, slots: slots?.get(facts.shop.code) ?? null }))
    .filter((one) => body.bookableOnly !== true || (one.slots?.length ?? 0) > 0);
  const page = pageFrom(inOrder(listed, body.sort ?? 'RECOMMENDED', language), body);
  const seen = { now, language, saved };
  const list: ShopBrief[] = page.list.map((one) => shopBriefOf(one.facts, seen, one.slots));
  return { ...page, list };
}

/** The outlets by hotel, in the recommended order. */
export async function shopsByHotel({
  db,
  clock,
  caller,
  body,
  language,
}: ContextOf<typeof shopCatalogueCalls, 'POST /shop/getSjmShopList'>) {
  const seen = { now: clock.now(), language, saved: await savedBy(db, caller) };
  const all = (await loadShops(db, clock)).filter(
    ({ shop, outlet }) =>
      (body.kind === undefined || body.kind === shop.kind) &&
      (body.property === undefined || body.property === outlet.property),
  );
  const briefs = all.map((facts) => shopBriefOf(facts, seen, null));
  return [...Map.groupBy(briefs, ({ property }) => property.code).values()].flatMap((shops) =>
    shops[0] ? [{ property: shops[0].property, shops }] : [],
  );
}
