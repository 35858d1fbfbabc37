import { pageOf, paging, picture, queryPaging, VOUCHER_SCENES, tier } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { place, worth } from './my-vouchers.calls.ts';

const couponBrief = z.object({
  couponCode: z.string(),
  name: z.string(),
  picture,
  ...worth,
  /** where it may be used; empty: everywhere */
  properties: z.array(place),
});

/** Why it cannot be taken, the first that holds in this order. */
export const COUPON_REASONS = ['NOT_STARTED', 'ENDED', 'TIER', 'LIMIT', 'SOLD_OUT'] as const;

export const offeredCoupon = z.extend(couponBrief, {
  stockLeft: z.int(),
  perMember: z.int(),
  /** how many of them this member took */
  taken: z.int(),
  /** when it may be taken; instants, +08:00 */
  startAt: z.string(),
  endAt: z.string(),
  tierMin: tier,
  tierMinName: z.string(),
  /** days of validity after it is claimed; null: `validTo` applies */
  validDays: z.nullable(z.int()),
  validTo: z.nullable(z.string()),
  reason: z.nullable(z.enum(COUPON_REASONS)),
});
export type OfferedCoupon = z.infer<typeof offeredCoupon>;

const miniProgramCoupon = z.extend(couponBrief, {
  /** the page of the mini-program that redeems it, with its query */
  appletPath: z.string(),
});
export type MiniProgramCoupon = z.infer<typeof miniProgramCoupon>;

export const couponCalls = defineCalls({
  'POST /voucher/takeCoupon': {
    body: z.object({
      couponCode: z.string().check(z.minLength(1), z.maxLength(40)),
      /** the base query makes it: HMAC of code, user and the request's stamp with the session's key (domain §6.2, V4) */
      signature: z.optional(z.string().check(z.maxLength(128))),
    }),
    reply: z.object({
      voucherId: z.string(),
      status: z.literal('TAKEN'),
      /** its last moment, +08:00 */
      validTo: z.string(),
    }),
    once: true,
    errors: ['SOLD_OUT', 'LIMIT', 'NOT_STARTED', 'ENDED', 'TIER'],
    summary: 'Takes a coupon: one off its stock, within the limit for each member',
  },
  'POST /voucher/getCouponList': {
    body: z.object({
      /** those that apply when this is paid for; without: all */
      scene: z.optional(z.enum(VOUCHER_SCENES)),
      /** those that this member could take now, or took; without: all that are or will be on offer */
      status: z.optional(z.enum(['TAKEABLE', 'TAKEN'])),
      ...paging,
    }),
    reply: pageOf(offeredCoupon),
    summary: 'Coupons on offer, first those that can be claimed, then the others with the reason why not',
  },
  'GET /voucher/getAppletList': {
    query: z.object(queryPaging),
    reply: pageOf(miniProgramCoupon),
    access: 'anyone',
    summary: 'Coupons that only the mini-program redeems',
  },
});
