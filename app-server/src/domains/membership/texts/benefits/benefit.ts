import type { Tier } from '@resort/shared/calls/rows';
import type { Texts } from '../../../../locales/texts.ts';

/** False: not with this tier; true: it is; a text: how much of it, short enough for a narrow column. */
export type BenefitValue = boolean | string | Texts;

export interface BenefitContent {
  /** never changes */
  id: string;
  name: Texts;
  /** one sentence */
  description: Texts;
  /** absent: the rules of earning say it */
  values?: Record<Tier, BenefitValue>;
}

export interface BenefitGroup {
  id: string;
  name: Texts;
  items: readonly BenefitContent[];
}

/** What each tier has of a benefit, from Classic up. */
export function perTier(
  CLASSIC: BenefitValue,
  SILVER: BenefitValue,
  GOLD: BenefitValue,
  DIAMOND: BenefitValue,
): Record<Tier, BenefitValue> {
  return { CLASSIC, SILVER, GOLD, DIAMOND };
}
