import { price, tier } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

const businessDate = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const count = z.int().check(z.nonnegative());

/** Tier points of the current programme year (1 April to 31 March), and the next tier; `by` is the last day. */
export const membershipStatus = z.object({
  status: z.enum(['ACTIVE', 'FROZEN', 'CLOSING', 'CLOSED']),
  tier,
  tierPoints: z.int(),
  /** tier points missing to have this tier for another year; 0 also where it does not run out this year */
  keep: z.object({ need: count, by: businessDate }),
  /** null: there is no higher tier */
  upgrade: z.nullable(
    z.object({ nextTier: tier, nextTierName: z.string(), threshold: count, need: count, by: businessDate }),
  ),
});
export type MembershipStatus = z.infer<typeof membershipStatus>;

/** A confirmed booking of any domain. */
export const upcomingBooking = z.object({
  orderNo: z.string(),
  kind: z.string(),
  title: z.string(),
  property: z.string(),
  from: businessDate,
  /** null: one day */
  to: z.nullable(businessDate),
  /** HH:mm; null: none is set */
  time: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  /** its screen: path and query below the language prefix */
  link: z.nullable(z.string()),
  /** online check-in, while it is open: its screen below the language prefix, and whether the data were sent */
  checkIn: z.optional(z.object({ link: z.string(), isSent: z.boolean() })),
});
export type UpcomingBooking = z.infer<typeof upcomingBooking>;

export const overview = z.object({
  membership: membershipStatus,
  dollars: z.object({
    available: price,
    /** earned, not yet released */
    pending: price,
    /** the next amount to expire, and the last day on which it can be spent; null: none expires */
    expiring: z.nullable(z.object({ amount: price, on: businessDate })),
  }),
  points: z.object({ available: count }),
  /** those that could be used today */
  vouchers: count,
  /** within a day after signing in took the closing of the membership back */
  isRestored: z.boolean(),
  /** the earliest first */
  upcoming: z.array(upcomingBooking),
});
export type Overview = z.infer<typeof overview>;

export const overviewCalls = defineCalls({
  'GET /member/overview': {
    reply: overview,
    summary: "The member's home at a glance: tier progress, balances, usable vouchers, next bookings",
  },
  'GET /membershipManage/membership-status': {
    reply: membershipStatus,
    summary:
      'Tier, tier points of this programme year, and the points still needed to keep it or to reach the next',
  },
});
