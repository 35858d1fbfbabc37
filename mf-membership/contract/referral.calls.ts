import { price } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

const businessDate = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const count = z.int().check(z.nonnegative());

/**
 * JOINED: has not spent enough yet. SPENT: the reward waits until the spending can no longer be refunded. OVER_LIMIT:
 * only the friend was rewarded. LAPSED: the time for spending is over.
 */
export const INVITATION_STATES = ['JOINED', 'SPENT', 'REWARDED', 'OVER_LIMIT', 'LAPSED'] as const;

/** An invitation that was accepted, as one of its two sees it. */
const invitation = z.object({
  /** the other one: `C***`; null: has left */
  who: z.nullable(z.string()),
  joinedOn: businessDate,
  state: z.enum(INVITATION_STATES),
  /** Resort Dollars that the caller gets for it */
  dollars: price,
  /** what the friend spends at once, in MOP */
  minSpend: price,
  /** the last day on which that counts */
  until: businessDate,
  /** the day on which the reward is due or was given; null: not known yet */
  rewardOn: z.nullable(businessDate),
});
export type Invitation = z.infer<typeof invitation>;

const referrals = z.object({
  /** eight letters and digits */
  code: z.string(),
  /** path and query below the language prefix: `/join-us?ref=…` */
  url: z.string(),
  /** the rewards for a friend who joins today; null: none */
  terms: z.nullable(
    z.object({
      /** Resort Dollars, here and below */
      inviter: price,
      friend: price,
      /** in MOP, at once */
      minSpend: price,
      /** days after joining */
      withinDays: count,
      /** days after the spending */
      waitDays: count,
      /** rewarded invitations in a programme year */
      mostPerYear: count,
    }),
  ),
  rewardedThisYear: count,
  /** the newest first, at most a hundred */
  invitations: z.array(invitation),
  /** the invitation by which the caller joined; null: without one */
  invitedBy: z.nullable(invitation),
});
export type Referrals = z.infer<typeof referrals>;

export const referralCalls = defineCalls({
  'GET /member/referral': {
    reply: referrals,
    summary: "The member's code for invitations, its rewards and its history (our addition)",
  },
});
