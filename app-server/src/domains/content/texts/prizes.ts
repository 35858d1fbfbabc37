import { five } from '../../../locales/five.ts';
import type { Choice } from '../../../locales/offer-choices.ts';

/** Kinds of prizes, in the order in which they are told. */
export const PRIZES: readonly Choice[] = [
  { code: 'STAY', names: five('One-night stay', '住宿一晚', '住宿一晚', '1박 숙박권', 'ご宿泊') },
  { code: 'DINING', names: five('Dinner for two', '雙人餐', '双人餐', '2인 식사권', 'お二人でのお食事') },
  { code: 'VOUCHER', names: five('Voucher', '禮券', '礼券', '바우처', 'バウチャー') },
  { code: 'DOLLARS', names: five('Resort Dollars', '獎賞金', '奖赏金', '리조트 달러', 'リゾートドル') },
  { code: 'POINTS', names: five('Points', '積分', '积分', '포인트', 'ポイント') },
  { code: 'KEEPSAKE', names: five('Keepsake', '紀念品', '纪念品', '기념품', '記念の品') },
];
