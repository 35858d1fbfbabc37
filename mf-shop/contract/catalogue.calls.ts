import { pageOf, paging, picture, price } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { clockTime, day, named, party, partId, shopId, shopKind } from './fields.ts';

export const SHOP_SORTS = ['RECOMMENDED', 'SOONEST', 'PRICE_LOW', 'PRICE_HIGH', 'NAME'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

const codes = z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(20)));

/** A time of the day at which an outlet opens or closes; `to` below `from` is on the next day. HH:mm, `24:00` at the end. */
const period = z.object({ from: z.string(), to: z.string() });
export type OpeningPeriod = z.infer<typeof period>;

export const shopBrief = z.object({
  shopId,
  name: z.string(),
  summary: z.string(),
  kind: shopKind,
  picture,
  property: named,
  /** of a spa or a shop: the kind of its treatments or goods */
  cuisine: named,
  labels: z.array(named),
  /** 1 to 4; see GET /shop/rate/categories */
  priceLevel: z.int(),
  openNow: z.boolean(),
  /** today's, by Macau's calendar; empty: closed today */
  hoursToday: z.array(period),
  /** when it opens next, where it is closed; instant, +08:00; null: open, or not within a week */
  opensAt: z.nullable(z.string()),
  /** NATIVE: `add` books it; API: `addApi` asks the venue, which answers later; null: no reservations */
  channel: z.nullable(z.enum(['NATIVE', 'API'])),
  /**
   * bookable times nearest to the requested one, on the requested day; null: none were requested, or no reservations
   */
  slots: z.nullable(z.array(clockTime)),
  /** saved by this member; false for a visitor */
  collected: z.boolean(),
});
export type ShopBrief = z.infer<typeof shopBrief>;

const menuSection = z.object({
  name: z.string(),
  dishes: z.array(
    z.object({
      name: z.string(),
      text: z.string(),
      /** MOP; null: market price */
      price: z.nullable(price),
      /** the kitchen's own signs: SIGNATURE, VEGETARIAN, SPICY */
      signs: z.array(z.enum(['SIGNATURE', 'VEGETARIAN', 'SPICY'])),
    }),
  ),
});
export type MenuSection = z.infer<typeof menuSection>;

export const shopService = z.object({
  serviceId: partId,
  name: z.string(),
  text: z.string(),
  minutes: z.int(),
  /** MOP for one guest, with service charge and tourism tax */
  price,
});
export type ShopService = z.infer<typeof shopService>;

export const shopDetail = z.extend(shopBrief, {
  description: z.string(),
  images: z.array(picture),
  address: z.string(),
  /** how to find it in the hotel: `Level 3, East Wing` */
  level: z.string(),
  /** WGS 84, for a map's link */
  geo: z.object({ lat: z.number(), lng: z.number() }),
  phone: z.string(),
  /** null: come as you are */
  dressCode: z.nullable(z.string()),
  /** seven, Monday first */
  week: z.array(z.object({ weekday: z.int(), periods: z.array(period) })),
  /** of the next 60 days; `to` is the last day */
  closures: z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() })),
  /** days from today on, on which it opens but takes no more reservations */
  soldOut: z.array(z.string()),
  menu: z.array(menuSection),
  /** treatments of a spa */
  services: z.array(shopService),
  /** vouchers may be used here */
  takesVouchers: z.boolean(),
});
export type ShopDetail = z.infer<typeof shopDetail>;

export const shopRoom = z.object({
  /** also an `areaId` of a reservation, where its kind is PRIVATE */
  roomId: partId,
  name: z.string(),
  text: z.string(),
  kind: z.enum(['PRIVATE', 'TREATMENT']),
  minGuests: z.int(),
  maxGuests: z.int(),
  sizeSqm: z.int(),
  pictures: z.array(picture),
  features: z.array(named),
  /** minimum spend in MOP; null: none */
  minimumSpend: z.nullable(price),
});
export type ShopRoom = z.infer<typeof shopRoom>;

/** A choice in the order of the list. */
const choice = z.object({ id: z.string(), name: z.string(), order: z.int() });
export type ShopChoice = z.infer<typeof choice>;
const tile = z.extend(choice, {
  picture,
  /** path and query below the language prefix */
  link: z.string(),
});
export type ShopTile = z.infer<typeof tile>;

const byKind = z.object({ kind: z.optional(shopKind) });

export const shopCatalogueCalls = defineCalls({
  'POST /shop/getShopAllListByParam': {
    access: 'anyone',
    body: z.object({
      /** all kinds without */
      kind: z.optional(shopKind),
      /** a property's code */
      property: z.optional(z.string().check(z.maxLength(20))),
      cuisineIds: codes,
      /** shops that have all of them */
      labels: codes,
      priceLevels: z.optional(z.array(z.int().check(z.gte(1), z.lte(4))).check(z.maxLength(4))),
      /** with `date` and `party`: each outlet lists its bookable times nearest to `time`, or the first ones */
      date: z.optional(day),
      time: z.optional(clockTime),
      party: z.optional(party),
      /** only outlets with such a time */
      bookableOnly: z.optional(z.boolean()),
      openNow: z.optional(z.boolean()),
      /** only outlets that this member saved; empty for a visitor */
      saved: z.optional(z.boolean()),
      /** searched in name, summary and cuisine, in the request's language and in English */
      keyword: z.optional(z.string().check(z.maxLength(60))),
      /** RECOMMENDED without; SOONEST needs `date` and `party` */
      sort: z.optional(z.enum(SHOP_SORTS)),
      ...paging,
    }),
    reply: pageOf(shopBrief),
    summary: 'Restaurants, spas and shops by all of the given filters, with the nearest bookable times',
  },
  'POST /shop/getShopDetail': {
    access: 'anyone',
    body: z.object({ shopId }),
    reply: shopDetail,
    summary: 'All of an outlet: hours, closures, menu or treatments. NOT_FOUND: there is none',
  },
  'POST /shop/shopCollectOperation': {
    body: z.object({ shopId, collect: z.boolean() }),
    reply: z.object({ collected: z.boolean() }),
    summary: 'Saves or unsaves an outlet; sending the same state again changes nothing',
  },
  'POST /shop/detail/recommend': {
    access: 'anyone',
    body: z.object({ shopId }),
    reply: z.array(shopBrief),
    summary: 'Up to four similar outlets: same kind, then cuisine, hotel and labels',
  },
  'POST /shop/getSjmShopList': {
    access: 'anyone',
    body: z.object({ property: z.optional(z.string().check(z.maxLength(20))), kind: z.optional(shopKind) }),
    reply: z.array(z.object({ property: named, shops: z.array(shopBrief) })),
    summary: 'The outlets by hotel, without times',
  },
  'POST /shop/room/detail/list': {
    access: 'anyone',
    body: z.object({
      shopId,
      guests: z.optional(party),
      /** rooms that have all of them */
      featureIds: codes,
    }),
    reply: z.array(shopRoom),
    summary: 'The private dining rooms or treatment rooms of an outlet',
  },
  'GET /shop/room/filter': {
    access: 'anyone',
    query: z.object({ shopId: z.optional(shopId) }),
    reply: z.object({
      features: z.array(choice),
      /** the smallest and largest party that any room takes; 0 if there are no rooms */
      minGuests: z.int(),
      maxGuests: z.int(),
    }),
    summary: 'The labels of private rooms, of one outlet or of all',
  },
  'GET /shop/banner': {
    access: 'anyone',
    query: byKind,
    reply: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        picture,
        /** path and query below the language prefix */
        link: z.string(),
      }),
    ),
    summary: 'What the lists begin with',
  },
  'GET /shop/icon': {
    access: 'anyone',
    query: byKind,
    reply: z.array(tile),
    summary: 'Ways into the list: cuisines of restaurants, kinds of treatments and shops',
  },
  'GET /shop/labels': {
    access: 'anyone',
    query: byKind,
    reply: z.array(choice),
    summary: 'Labels that outlets of this kind have',
  },
  'GET /shop/rate/categories': {
    access: 'anyone',
    reply: z.array(
      z.extend(choice, {
        level: z.int(),
        /** MOP for one guest; `to` null: and above */
        from: price,
        to: z.nullable(price),
      }),
    ),
    summary: 'What the price levels 1 to 4 mean',
  },
  'GET /shop/exchange-rates': {
    access: 'anyone',
    reply: z.array(
      z.object({
        from: z.string(),
        to: z.literal('MOP'),
        /** MOP for one unit of `from`, a decimal text */
        rate: z.string(),
        /** a business date */
        asOf: z.string(),
      }),
    ),
    summary: 'What a price in MOP is about in other currencies; for reading only, nothing is charged by it',
  },
  'GET /shop/hotel/reserve/config': {
    access: 'anyone',
    reply: z.array(
      z.object({
        property: named,
        /** a hotel guest may charge the bill to the room */
        chargeToRoom: z.boolean(),
        rules: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
      }),
    ),
    summary: 'What guests of a hotel may expect at its tables',
  },
});
