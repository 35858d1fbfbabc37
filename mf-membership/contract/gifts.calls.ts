import { pageOf, picture, queryPaging } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

export const giftCategory = z.object({
  id: z.string(),
  name: z.string(),
  /** gifts that the card's tier may choose in a programme year; 0: none with this tier */
  quota: count,
  /** those already claimed in this programme year */
  used: count,
});
export type GiftCategory = z.infer<typeof giftCategory>;

export const gift = z.object({
  id: z.string(),
  name: z.string(),
  picture,
  /** where to collect it */
  pickupPlace: z.string(),
  /** the programme year's first and last day, YYYY-MM-DD */
  validFrom: z.string(),
  validTo: z.string(),
  /** how many are left for all members */
  stock: count,
  /** in this programme year, by this member */
  claimed: z.boolean(),
  /** to be shown where it is collected; null: not claimed, or collected */
  pickUpCode: z.nullable(z.string()),
});
export type Gift = z.infer<typeof gift>;

export const giftCalls = defineCalls({
  'GET /user/cards/{id}/giftCategories': {
    reply: z.array(giftCategory),
    errors: ['NOT_FOUND'],
    summary: "The kinds of gifts of one of the member's own cards, with how many may be chosen",
  },
  'GET /user/giftCategories/{id}/gifts': {
    query: z.object(queryPaging),
    reply: pageOf(gift),
    errors: ['NOT_FOUND'],
    summary: 'The gifts of a kind, with what the member has claimed',
  },
  'POST /user/gifts/{id}/claim': {
    reply: z.object({ id: z.string(), pickUpCode: z.nullable(z.string()) }),
    errors: ['NOT_FOUND', 'GIFT_QUOTA', 'GIFT_STOCK'],
    summary: 'Sets a gift aside until the end of the programme year; again answers the same (our addition)',
  },
});
