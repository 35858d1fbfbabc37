import type { Tier } from '@resort/shared/calls/rows';
import { MEMBER_RATES, savingWords } from '../../../src/domains/membership/texts/member-rates.ts';
import { moneyText, type Language } from '@resort/shared/contract';
import type { StayFile } from '../../../src/domains/hotel/import/hotel-file.ts';

type Rate = StayFile['rates'][number];

/** Name and summary. */
type Words = readonly [string, string];

export interface DemoRate
  extends
    Pick<Rate, 'code' | 'meal' | 'payType' | 'basisPoints' | 'penalty'>,
    Partial<Pick<Rate, 'tierMin' | 'minStay' | 'advanceDays' | 'freeDays' | 'penaltyPercent'>> {
  /** a supplement in parts of the hotel's breakfast price */
  readonly breakfasts: number;
  readonly words: Readonly<Record<Language, Words>>;
}

const savingOf = (tier: Tier) => savingWords(MEMBER_RATES[tier].saving);
const CLASSIC = savingOf('CLASSIC');
const SILVER = savingOf('SILVER');
const GOLD = savingOf('GOLD');
const DIAMOND = savingOf('DIAMOND');

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
    words: {
      en: ['Flexible', 'Pay at the hotel. Free cancellation until 18:00 the day before.'],
      tc: ['彈性房價', '到店付款，入住前一天 18:00 前可免費取消。'],
      sc: ['弹性房价', '到店付款，入住前一天 18:00 前可免费取消。'],
      kr: ['플렉서블', '호텔에서 결제, 체크인 전날 18:00까지 무료 취소.'],
      jp: ['フレキシブル', '現地払い。ご到着前日の18:00まで無料でキャンセルいただけます。'],
    },
  },
  {
    ...FLEXIBLE,
    code: 'BREAKFAST',
    meal: 'BREAKFAST',
    basisPoints: 10_000,
    breakfasts: 1,
    words: {
      en: ['Bed and breakfast', 'Flexible rate with breakfast for all guests in the room.'],
      tc: ['住宿連早餐', '彈性安排，同房賓客均享早餐。'],
      sc: ['住宿含早餐', '弹性安排，同房宾客均享早餐。'],
      kr: ['조식 포함', '자유로운 변경에 객실 인원 모두의 조식이 더해집니다.'],
      jp: ['ご朝食付き', 'フレキシブルに、お部屋の皆様のご朝食を添えて。'],
    },
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
    words: {
      en: ['Advance purchase', 'Book 7 days ahead and pay now for our lowest public rate.'],
      tc: ['提前預付', '提前一星期預訂並預付，享公開房價中的最低價。'],
      sc: ['提前预付', '提前一周预订并预付，享公开房价中的最低价。'],
      kr: ['사전 결제', '일주일 전에 예약하고 결제하시면 일반 요금 중 가장 낮은 요금으로 모십니다.'],
      jp: ['早期事前払い', '1週間前までのご予約・事前払いで、一般料金の最安値に。'],
    },
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
    words: {
      en: ['Stay and dine', 'Two nights or more, with breakfast and dinner every day.'],
      tc: ['住宿美饌', '連住兩晚或以上，每日早餐及晚餐。'],
      sc: ['住宿美馔', '连住两晚或以上，每日早餐及晚餐。'],
      kr: ['스테이 & 다인', '2박 이상, 매일 조식과 석식을 드립니다.'],
      jp: ['ステイ＆ダイン', '2泊以上、毎日のご朝食とご夕食付き。'],
    },
  },
  {
    ...FLEXIBLE,
    code: 'MEMBER',
    ...memberRate('CLASSIC'),
    breakfasts: 0,
    words: {
      en: ['Member rate', `Save ${CLASSIC.en} on any night, with full flexibility.`],
      tc: ['會員價', `每晚享 ${CLASSIC.tc}，安排同樣靈活。`],
      sc: ['会员价', `每晚享 ${CLASSIC.sc}，同样灵活。`],
      kr: ['회원 요금', `언제든 ${CLASSIC.kr} 할인, 변경도 자유롭습니다.`],
      jp: ['会員料金', `いつのご宿泊も${CLASSIC.jp}引き。変更も柔軟に承ります。`],
    },
  },
  {
    ...FLEXIBLE,
    code: 'SILVER',
    ...memberRate('SILVER'),
    breakfasts: 0,
    words: {
      en: ['Silver rate', `Silver members save ${SILVER.en}.`],
      tc: ['銀卡會員價', `銀卡會員享 ${SILVER.tc}。`],
      sc: ['银卡会员价', `银卡会员享 ${SILVER.sc}。`],
      kr: ['실버 요금', `실버 회원님께 ${SILVER.kr} 할인해 드립니다.`],
      jp: ['シルバー会員料金', `シルバー会員様は${SILVER.jp}引き。`],
    },
  },
  {
    ...FLEXIBLE,
    code: 'GOLD',
    ...memberRate('GOLD'),
    breakfasts: 0,
    words: {
      en: ['Gold rate', `Gold members save ${GOLD.en}, with complimentary breakfast for two.`],
      tc: ['金卡會員價', `金卡會員享 ${GOLD.tc}，並奉送雙人早餐。`],
      sc: ['金卡会员价', `金卡会员享 ${GOLD.sc}，含双人早餐。`],
      kr: ['골드 요금', `${GOLD.kr} 할인에 2인 조식을 무료로 드립니다.`],
      jp: ['ゴールド会員料金', `${GOLD.jp}引き、さらに2名様のご朝食を無料で。`],
    },
  },
  {
    ...FLEXIBLE,
    code: 'DIAMOND',
    ...memberRate('DIAMOND'),
    breakfasts: 0,
    freeDays: 0,
    words: {
      en: [
        'Diamond rate',
        `Diamond members save ${DIAMOND.en}, with complimentary breakfast for two and free cancellation until 18:00 on the day.`,
      ],
      tc: ['鑽石卡會員價', `享 ${DIAMOND.tc}，奉送雙人早餐，入住當日 18:00 前可免費取消。`],
      sc: ['钻石卡会员价', `享 ${DIAMOND.sc}，含双人早餐，入住当日 18:00 前可免费取消。`],
      kr: ['다이아몬드 요금', `${DIAMOND.kr} 할인과 2인 조식, 당일 18:00까지 무료 취소.`],
      jp: [
        'ダイヤモンド会員料金',
        `${DIAMOND.jp}引き、2名様のご朝食付き、当日18:00まで無料でキャンセルいただけます。`,
      ],
    },
  },
];

const NO_TERMS = { tierMin: null, minStay: 1, advanceDays: 0, freeDays: null, penaltyPercent: null };

/** The rates of a hotel, by what its breakfast costs in whole patacas. */
export const rateFiles = (breakfast: number): Rate[] =>
  DEMO_RATES.map(({ breakfasts, words, ...rate }) => {
    const text = ([name, summary]: Words) => ({ name, summary });
    const { en, tc, sc, kr, jp } = words;
    return {
      ...NO_TERMS,
      ...rate,
      texts: { en: text(en), tc: text(tc), sc: text(sc), kr: text(kr), jp: text(jp) },
      supplement: moneyText(BigInt(breakfast * breakfasts) * 100n),
    };
  });
