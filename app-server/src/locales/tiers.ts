import type { Tier } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { COMMON_TEXTS } from './index.ts';

/** A tier, what it takes and what it is called. */
export interface TierContent {
  code: Tier;
  /** tier points within one programme year */
  threshold: number;
  /** as printed on the member card */
  names: Record<Language, string>;
}

/** Lowest first. */
export const TIER_CONTENT: readonly TierContent[] = [
  {
    code: 'CLASSIC',
    threshold: 0,
    names: COMMON_TEXTS.tiers.classic.names,
  },
  {
    code: 'SILVER',
    threshold: 2_000,
    names: COMMON_TEXTS.tiers.silver.names,
  },
  {
    code: 'GOLD',
    threshold: 10_000,
    names: COMMON_TEXTS.tiers.gold.names,
  },
  {
    code: 'DIAMOND',
    threshold: 40_000,
    names: COMMON_TEXTS.tiers.diamond.names,
  },
];
