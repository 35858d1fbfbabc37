import type { Tier } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { TIER_CONTENT } from '../content/tiers.ts';

/** A tier as printed on the card. */
export function tierName(tier: Tier, language: Language): string {
  const content = TIER_CONTENT.find(({ code }) => code === tier);
  if (content === undefined) throw new Error(`tier ${tier} has no name`);
  return content.names[language];
}
