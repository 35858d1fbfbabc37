import type { Tier } from '@resort/shared/calls/rows';
import type { Texts } from '../../../locales/texts.ts';

interface MemberRate {
  /** per cent off the flexible rate */
  readonly saving: number;
  readonly isBreakfastIncluded: boolean;
}

/** The room rate of each tier. The benefits, the rate plans and their texts are all made from it. */
export const MEMBER_RATES: Readonly<Record<Tier, MemberRate>> = {
  CLASSIC: { saving: 5, isBreakfastIncluded: false },
  SILVER: { saving: 8, isBreakfastIncluded: false },
  GOLD: { saving: 10, isBreakfastIncluded: true },
  DIAMOND: { saving: 15, isBreakfastIncluded: true },
};

/** A saving as each language writes it: Chinese names what is left to pay, `10%` is `9 折`. */
export function savingWords(percent: number): Texts {
  const left = 100 - percent;
  const fold = `${left % 10 === 0 ? left / 10 : left} 折`;
  const off = `${percent}%`;
  return { en: off, tc: fold, sc: fold, kr: off, jp: off };
}
