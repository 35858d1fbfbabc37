import type { Tier } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { TIER_CONTENT } from '../../locales/tiers.ts';
import { macauYear } from '../../platform/time/clock.ts';

/** A tier as printed on the card. */
export function tierName(tier: Tier, language: Language): string {
  const content = TIER_CONTENT.find(({ code }) => code === tier);
  if (content === undefined) throw new Error(`tier ${tier} has no name`);
  return content.names[language];
}

/** Tiers last until the end of March of next year, Macau time. */
export function tierExpiry(now: Date): Date {
  return new Date(`${macauYear(now) + 1}-03-31T23:59:59+08:00`);
}
