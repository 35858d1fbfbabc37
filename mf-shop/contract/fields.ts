import { askedDay, capitalCode, clockTime, price } from '@resort/shared/calls/rows';
import * as z from 'zod/mini';

export { clockTime, named, orderNo, voucherIds } from '@resort/shared/calls/rows';

/** An outlet's code: the same outlet that vouchers are used at. */
export const shopId = capitalCode;
/** An area's, a room's or a treatment's code, within its outlet. */
export const partId = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/));

export const day = askedDay;

/** Guests at the table or in the treatment room, children with them. */
export const party = z.int().check(z.gte(1), z.lte(20));
/** The same in a query, where numbers arrive as text. */
export const queryParty = z.pipe(
  z.union([party, z.string().check(z.regex(/^(?:[1-9]|1\d|20)$/))]),
  z.transform(Number),
);
/** Codes in a query, with commas between: `swedish-60,foot-30`. */
export const queryParts = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]*(?:,[A-Za-z][A-Za-z0-9-]*)*$/), z.maxLength(200)),
    z.transform((text) => text.split(',')),
  ),
);

export const THERAPISTS = ['ANY', 'F', 'M'] as const;
/** The guest's preference for a therapist: anybody, a woman, a man. */
export const therapist = z.enum(THERAPISTS);
export type TherapistWish = z.infer<typeof therapist>;

export const SHOP_KINDS = ['DINING', 'SPA', 'SHOP'] as const;
export const shopKind = z.enum(SHOP_KINDS);
export type ShopKind = z.infer<typeof shopKind>;

/** The reservation's subject, with the same names in every call that requests a time. */
export const wantedTime = {
  shopId,
  date: day,
  time: clockTime,
  party,
  /** an area or a private room; without, wherever there is a table first */
  areaId: z.optional(partId),
  /** treatments, one after the other; needed at a spa */
  serviceIds: z.optional(z.array(partId).check(z.maxLength(4))),
  therapist: z.optional(therapist),
};

/** The cancellation terms (core's rule): free until `freeUntil` inclusive, then a share of the paid amount. */
export const cancelRule = z.object({
  /** instant, +08:00; null: never free */
  freeUntil: z.nullable(z.string()),
  fee: z.union([
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('firstNight'), amount: price }),
    z.object({ kind: z.literal('percent'), percent: z.number() }),
    z.object({ kind: z.literal('full') }),
  ]),
});
export type CancelRule = z.infer<typeof cancelRule>;
