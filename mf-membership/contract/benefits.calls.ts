import { tier } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

/** False: not with this tier; true: it is; a text: how much of it, a few characters in the request's language. */
export const benefitValue = z.union([z.boolean(), z.string()]);
export type BenefitValue = z.infer<typeof benefitValue>;

export const benefit = z.object({
  id: z.string(),
  name: z.string(),
  /** one sentence */
  description: z.string(),
  /** every tier has one */
  values: z.record(tier, benefitValue),
});
export type Benefit = z.infer<typeof benefit>;

export const benefits = z.object({
  /** the member's current standing, the same as the membership status */
  current: z.object({
    tier,
    tierPoints: z.int(),
    /** null: there is no higher tier */
    nextTier: z.nullable(tier),
    /** tier points missing for it; 0 if none */
    need: z.int(),
    /** the last day of the programme year, YYYY-MM-DD */
    periodEnd: z.string(),
  }),
  /** what each tier gives, in groups */
  matrix: z.array(z.object({ id: z.string(), name: z.string(), items: z.array(benefit) })),
});
export type Benefits = z.infer<typeof benefits>;

export const tierBenefits = z.object({
  tier,
  name: z.string(),
  /** tier points within one programme year */
  threshold: z.int(),
  /** those the tier has; `value` true: it is included, a text: how much */
  benefits: z.array(
    z.object({ id: z.string(), name: z.string(), value: z.union([z.literal(true), z.string()]) }),
  ),
});
export type TierBenefits = z.infer<typeof tierBenefits>;

export const benefitCalls = defineCalls({
  'GET /member/benefits': {
    reply: benefits,
    summary: 'The benefits of every tier, and the member’s tier',
  },
  'GET /membership-config/benefit-manage': {
    access: 'anyone',
    reply: z.array(tierBenefits),
    summary: 'The tiers from the lowest: what each takes and what it gives',
  },
});
