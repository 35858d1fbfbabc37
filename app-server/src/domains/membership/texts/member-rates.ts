import { inEach } from '@resort/shared/contract';
import type { Tier } from '@resort/shared/calls/rows';
import { discountFigure } from '@resort/shared/format';
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

/** A saving as each language writes it: `15%`, in Chinese `85 折` or `8.5 折`. */
export const savingWords = (percent: number): Texts =>
  inEach((language) => {
    const figure = discountFigure(percent, language);
    return language === 'tc' || language === 'sc' ? `${figure} 折` : `${figure}%`;
  });
