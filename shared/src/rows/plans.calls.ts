import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';

const businessDate = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

export const PLAN_KINDS = ['ROOM', 'DINING', 'SPA', 'TICKET', 'ACTIVITY', 'PICK_UP'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

const plan = z.object({
  /** an order's number, or `activity-<id>` */
  id: z.string(),
  kind: z.enum(PLAN_KINDS),
  title: z.string(),
  property: z.object({ code: z.string(), name: z.string() }),
  from: businessDate,
  /** null: one day */
  to: z.nullable(businessDate),
  /** HH:mm; null: none is set */
  time: z.nullable(z.string()),
  /** first and last instant, +08:00; null: a whole day, or unknown */
  span: z.nullable(z.object({ start: z.string(), end: z.string() })),
  picture: z.nullable(z.string()),
  /** its screen: path and query below the language prefix */
  link: z.nullable(z.string()),
  /** online check-in, while it is open: its screen below the language prefix, and whether the data were sent */
  checkIn: z.optional(z.object({ link: z.string(), isSent: z.boolean() })),
  /** ids of other plans at the same time elsewhere */
  clashes: z.array(z.string()),
});
export type Plan = z.infer<typeof plan>;

export const planCalls = defineCalls({
  'GET /member/plans': {
    reply: z.object({ plans: z.array(plan) }),
    summary: 'Everything confirmed that is ahead, of every kind, earliest first (our addition)',
  },
});
