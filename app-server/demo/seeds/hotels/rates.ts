import type { Tier } from '@resort/shared/calls/rows';
import { MEMBER_RATES, savingWords } from '../../../src/domains/membership/texts/member-rates.ts';
import { inEach, moneyText } from '@resort/shared/contract';
import { filled } from '../../../src/locales/fill.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';
import type { StayFile } from '../../../src/domains/hotel/import/hotel-file.ts';

type Rate = StayFile['rates'][number];

export interface DemoRate
  extends
    Pick<Rate, 'meal' | 'payType' | 'basisPoints' | 'penalty'>,
    Partial<Pick<Rate, 'tierMin' | 'minStay' | 'advanceDays' | 'freeDays' | 'penaltyPercent'>> {
  /** its texts are those of its code */
  readonly code: keyof typeof DEMO_TEXTS.rates;
  /** a supplement in parts of the hotel's breakfast price */
  readonly breakfasts: number;
}

function memberRate(tierMin: Tier) {
  const { saving, isBreakfastIncluded } = MEMBER_RATES[tierMin];
  const meal: Rate['meal'] = isBreakfastIncluded ? 'BREAKFAST' : 'ROOM_ONLY';
  return { tierMin, basisPoints: 10_000 - saving * 100, meal };
}

const FLEXIBLE = { payType: 'AT_HOTEL', freeDays: 1, penalty: 'firstNight' } as const;

/** The rates of every hotel, with one for each tier. */
export const DEMO_RATES: readonly DemoRate[] = [
  {
    ...FLEXIBLE,
    code: 'FLEX',
    meal: 'ROOM_ONLY',
    basisPoints: 10_000,
    breakfasts: 0,
  },
  {
    ...FLEXIBLE,
    code: 'BREAKFAST',
    meal: 'BREAKFAST',
    basisPoints: 10_000,
    breakfasts: 1,
  },
  {
    code: 'ADVANCE',
    meal: 'ROOM_ONLY',
    payType: 'PREPAY',
    basisPoints: 8800,
    breakfasts: 0,
    advanceDays: 7,
    freeDays: null,
    penalty: 'full',
  },
  {
    code: 'DINE',
    meal: 'HALF_BOARD',
    payType: 'PREPAY',
    basisPoints: 10_000,
    breakfasts: 3,
    minStay: 2,
    freeDays: 3,
    penalty: 'percent',
    penaltyPercent: 50,
  },
  {
    ...FLEXIBLE,
    code: 'MEMBER',
    ...memberRate('CLASSIC'),
    breakfasts: 0,
  },
  {
    ...FLEXIBLE,
    code: 'SILVER',
    ...memberRate('SILVER'),
    breakfasts: 0,
  },
  {
    ...FLEXIBLE,
    code: 'GOLD',
    ...memberRate('GOLD'),
    breakfasts: 0,
  },
  {
    ...FLEXIBLE,
    code: 'DIAMOND',
    ...memberRate('DIAMOND'),
    breakfasts: 0,
    freeDays: 0,
  },
];

const NO_TERMS = { tierMin: null, minStay: 1, advanceDays: 0, freeDays: null, penaltyPercent: null };

export function rateTexts({ code, tierMin }: Pick<DemoRate, 'code' | 'tierMin'>): Rate['texts'] {
  const { name, summary } = DEMO_TEXTS.rates[code];
  const saving = tierMin ? savingWords(MEMBER_RATES[tierMin].saving) : undefined;
  return inEach((language) => ({
    name: name[language],
    summary: filled(summary[language], saving ? { saving: saving[language] } : {}),
  }));
}

/** The rates of a hotel, by what its breakfast costs in whole patacas. */
export const rateFiles = (breakfast: number): Rate[] =>
  DEMO_RATES.map(({ breakfasts, ...rate }) => ({
    ...NO_TERMS,
    ...rate,
    texts: rateTexts(rate),
    supplement: moneyText(BigInt(breakfast * breakfasts) * 100n),
  }));
