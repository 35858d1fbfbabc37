import { pageOf, paging, picture, queryPaging, rowId as id } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { offeredCoupon } from './coupons.calls.ts';
import { outlet, place } from './my-vouchers.calls.ts';

/** Decimal text, below 2^52. */
const codes = z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(20)));

export const SORTS = ['RECOMMENDED', 'NEWEST', 'ENDING'] as const;
export type OfferSort = (typeof SORTS)[number];

/** A link with a picture, in the order of the list. */
const tile = z.object({
  id: z.string(),
  name: z.string(),
  picture,
  /** path and query below the language prefix */
  link: z.string(),
  order: z.int(),
});
export type OfferTile = z.infer<typeof tile>;

const choice = z.object({ id: z.string(), name: z.string(), order: z.int() });
export type OfferChoice = z.infer<typeof choice>;

export const offerBrief = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  picture,
  category: place,
  tags: z.array(place),
  area: place,
  /** null: at every property */
  property: z.nullable(place),
  /** when it is on; instants, +08:00 */
  validFrom: z.string(),
  validTo: z.string(),
  ended: z.boolean(),
  /** it has a coupon to take */
  hasCoupon: z.boolean(),
  /** by this member; false for a visitor */
  collected: z.boolean(),
});
export type OfferBrief = z.infer<typeof offerBrief>;

export const offerDetail = z.extend(offerBrief, {
  /**
   * Sanitised by the server: p, br, h2, h3, ul, ol, li, strong, em, a (https or a path, nothing else), blockquote;
   * well-formed, no other attribute than `href`.
   */
  html: z.string(),
  images: z.array(picture),
  /** where it is available */
  shops: z.array(outlet),
  /** its coupon for this member; null: it has none, or the caller is a visitor */
  coupon: z.nullable(offeredCoupon),
  /** the preview of a shared link */
  share: z.object({ title: z.string(), text: z.string() }),
});
export type OfferDetail = z.infer<typeof offerDetail>;

export const offerCalls = defineCalls({
  'GET /offer/banners': {
    reply: z.array(tile),
    access: 'anyone',
    summary: 'Offers that the page begins with',
  },
  'GET /offer/categories': {
    reply: z.array(choice),
    access: 'anyone',
    summary: 'Kinds of offers; an offer has one',
  },
  'GET /offer/tag': { reply: z.array(choice), access: 'anyone', summary: 'Tags; an offer has any number' },
  'GET /offer/shop/icons': {
    reply: z.array(tile),
    access: 'anyone',
    summary: 'Shortcuts into the list by occasion',
  },
  'GET /offer/filter/address': {
    reply: z.array(z.extend(place, { children: z.array(place) })),
    access: 'anyone',
    summary: 'Areas of Macau with the quarters in them; an offer is in one quarter',
  },
  'POST /offer/filter': {
    body: z.object({
      categoryIds: codes,
      /** offers that have one of them at least */
      tagIds: codes,
      /** areas or quarters */
      areas: codes,
      /** searched in title and summary, in the request's language and in English */
      keyword: z.optional(z.string().check(z.maxLength(60))),
      /** RECOMMENDED without */
      sort: z.optional(z.enum(SORTS)),
      ...paging,
    }),
    reply: pageOf(offerBrief),
    access: 'anyone',
    summary: 'Offers that are on, by all of the given filters',
  },
  'GET /offer/detail': {
    query: z.object({ id }),
    reply: offerDetail,
    access: 'anyone',
    summary: 'An offer, also one that has ended. NOT_FOUND: there is none',
  },
  'GET /offer/collects': {
    query: z.object(queryPaging),
    reply: pageOf(offerBrief),
    summary: 'The offers that the member saved, the latest first',
  },
  'POST /offer/collect': {
    body: z.object({ offerId: id, collect: z.boolean() }),
    reply: z.object({ collected: z.boolean() }),
    summary: 'Saves or unsaves an offer; sending the same state again changes nothing',
  },
});
