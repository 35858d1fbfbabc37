import { PLAN_KINDS } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

const businessDate = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** Most plans that one link shows. */
export const SHARED_PLANS_MAX = 50;

/** A link to some of the member's plans, for whoever has it. */
const planShare = z.object({
  /** path and query of its screen, below the language prefix: `/shared-plans?token=…` */
  url: z.string(),
  /** of `GET /member/plans`; what is booked later is not shown */
  planIds: z.array(z.string()),
  /** the last day on which it opens: the day after the last of these plans */
  until: businessDate,
});
export type PlanShare = z.infer<typeof planShare>;

/** A plan without its number, code, link, price or guests. */
const sharedPlan = z.object({
  kind: z.enum(PLAN_KINDS),
  title: z.string(),
  property: z.object({ code: z.string(), name: z.string() }),
  from: businessDate,
  /** null: one day */
  to: z.nullable(businessDate),
  /** HH:mm; null: none is set */
  time: z.nullable(z.string()),
  /** HH:mm; null: not known */
  endTime: z.nullable(z.string()),
  picture: z.nullable(z.string()),
});
export type SharedPlan = z.infer<typeof sharedPlan>;

export const sharedPlanCalls = defineCalls({
  'GET /member/plans/share': {
    reply: z.object({ share: z.nullable(planShare) }),
    summary: "The link to the member's plans, while there is one (our addition)",
  },
  'POST /member/plans/share': {
    body: z.object({
      planIds: z
        .array(z.string().check(z.minLength(1), z.maxLength(40)))
        .check(z.minLength(1), z.maxLength(SHARED_PLANS_MAX)),
    }),
    reply: z.object({ share: planShare }),
    summary:
      'Shares these plans by one link: the one there is, or a new one. NOT_FOUND: none of them is ahead (our addition)',
  },
  'POST /member/plans/share/stop': {
    reply: z.object({ share: z.null() }),
    summary: 'Ends the link for everyone who has it; a repetition has the same answer (our addition)',
  },
  'GET /plans/shared/{token}': {
    access: 'anyone',
    reply: z.object({
      /** the last day on which the link opens */
      until: businessDate,
      /** earliest first; without those that are over or were cancelled */
      plans: z.array(sharedPlan),
    }),
    summary:
      'Days, places and times of shared plans, for anybody. NOT_FOUND: unknown, stopped or over (our addition)',
  },
});
