import type { Tier } from '@resort/shared/calls/rows';
import { MEMBER_RATES, savingWords } from '../member-rates.ts';
import { perTier, type BenefitGroup } from './benefit.ts';

const saving = (tier: Tier) => savingWords(MEMBER_RATES[tier].saving);
const breakfast = (tier: Tier) => MEMBER_RATES[tier].isBreakfastIncluded;

export const STAY: BenefitGroup = {
  id: 'stay',
  name: {
    en: 'Your stay',
    tc: '入住禮遇',
    sc: '入住权益',
    kr: '숙박 혜택',
    jp: 'ご滞在',
  },
  items: [
    {
      id: 'room-rate',
      name: {
        en: 'Member rate',
        tc: '會員房價優惠',
        sc: '会员房价优惠',
        kr: '회원 객실 요금',
        jp: '会員料金',
      },
      description: {
        en: 'Saving on the best flexible rate at all our hotels.',
        tc: '所有酒店的最佳彈性房價，再享折扣。',
        sc: '所有酒店的最佳弹性房价，再享折扣。',
        kr: '모든 호텔의 베스트 플렉시블 요금에서 할인해 드립니다.',
        jp: '全ホテルのベストフレキシブルレートから割引いたします。',
      },
      values: perTier(saving('CLASSIC'), saving('SILVER'), saving('GOLD'), saving('DIAMOND')),
    },
    {
      id: 'late-check-out',
      name: {
        en: 'Late check-out',
        tc: '延遲退房',
        sc: '延迟退房',
        kr: '레이트 체크아웃',
        jp: 'レイトチェックアウト',
      },
      description: {
        en: 'Subject to availability.',
        tc: '退房日更從容，視乎客房供應情況而定。',
        sc: '退房日更从容，视客房供应情况而定。',
        kr: '떠나시는 날도 여유롭게 머무르세요. 객실 상황에 따라 제공됩니다.',
        jp: 'ご出発の日もごゆっくり。空室状況により承ります。',
      },
      values: perTier(false, '13:00', '14:00', '16:00'),
    },
    {
      id: 'room-upgrade',
      name: {
        en: 'Room upgrade',
        tc: '客房升級',
        sc: '客房升级',
        kr: '객실 업그레이드',
        jp: 'お部屋のアップグレード',
      },
      description: {
        en: 'To the next room category on arrival, subject to availability.',
        tc: '入住當日如有空房，升級至高一級客房。',
        sc: '入住当日如有空房，升级至高一级客房。',
        kr: '체크인 시 여유 객실이 있으면 한 단계 높은 객실로 모십니다.',
        jp: 'ご到着時に空きがあれば、一つ上の客室をご用意します。',
      },
      values: perTier(false, false, true, true),
    },
    {
      id: 'breakfast',
      name: {
        en: 'Breakfast for two',
        tc: '雙人早餐',
        sc: '双人早餐',
        kr: '2인 조식',
        jp: 'ご朝食（2名様）',
      },
      description: {
        en: 'Daily during stays booked directly with us.',
        tc: '直接向我們預訂住宿，每日奉送雙人早餐。',
        sc: '直接向我们预订住宿，每日含双人早餐。',
        kr: '직접 예약하신 숙박 기간 내내 매일 아침 제공됩니다.',
        jp: '直接ご予約いただいたご滞在中、毎朝ご用意します。',
      },
      values: perTier(breakfast('CLASSIC'), breakfast('SILVER'), breakfast('GOLD'), breakfast('DIAMOND')),
    },
    {
      id: 'airport-car',
      name: {
        en: 'Airport or ferry pick-up',
        tc: '機場或碼頭專車接載',
        sc: '机场或码头专车接送',
        kr: '공항·페리 터미널 픽업',
        jp: '空港・フェリー乗り場からの送迎',
      },
      description: {
        en: 'Complimentary transfer from the airport or ferry pier to your hotel, once per stay.',
        tc: '每次入住，由機場或碼頭免費專車接至酒店。',
        sc: '每次入住，由机场或码头专车免费接至酒店。',
        kr: '숙박하실 때마다 공항이나 페리 터미널에서 호텔까지 무료로 모십니다.',
        jp: 'ご滞在ごとに、空港またはフェリー乗り場からホテルまで無料でお送りします。',
      },
      values: perTier(false, false, false, true),
    },
  ],
};
