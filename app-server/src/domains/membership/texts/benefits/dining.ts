import { perTier, type BenefitGroup } from './benefit.ts';

export const DINING: BenefitGroup = {
  id: 'dining',
  name: { en: 'Dining', tc: '餐飲禮遇', sc: '餐饮权益', kr: '다이닝', jp: 'お食事' },
  items: [
    {
      id: 'dining-savings',
      name: {
        en: 'Dining discount',
        tc: '餐飲折扣',
        sc: '餐饮折扣',
        kr: '레스토랑 할인',
        jp: 'レストランでの割引',
      },
      description: {
        en: 'Saving on food and beverages at all our restaurants and bars.',
        tc: '適用於旗下所有餐廳及酒吧的食品及飲品。',
        sc: '适用于旗下所有餐厅及酒吧的食品及饮品。',
        kr: '모든 레스토랑과 바의 식음료에 적용됩니다.',
        jp: '全レストランとバーのお料理・お飲み物が対象です。',
      },
      values: perTier('5%', '10%', '15%', '20%'),
    },
    {
      id: 'priority-seating',
      name: { en: 'Priority seating', tc: '優先入座', sc: '优先入座', kr: '우선 좌석 안내', jp: '優先案内' },
      description: {
        en: 'Priority for the next available table at restaurants that do not take reservations.',
        tc: '於不設訂座的餐廳優先獲安排入座。',
        sc: '在不设订座的餐厅优先获安排入座。',
        kr: '예약을 받지 않는 레스토랑에서 먼저 안내해 드립니다.',
        jp: 'ご予約を承っていない店舗で、優先的にご案内します。',
      },
      values: perTier(false, true, true, true),
    },
    {
      id: 'afternoon-tea',
      name: {
        en: 'Afternoon tea for two',
        tc: '雙人下午茶',
        sc: '双人下午茶',
        kr: '2인 애프터눈 티',
        jp: 'アフタヌーンティー（2名様）',
      },
      description: {
        en: 'With our compliments, this many times a year.',
        tc: '每年免費享用的次數。',
        sc: '每年免费享用的次数。',
        kr: '연간 무료 제공 횟수입니다.',
        jp: '毎年、所定の回数をご招待します。',
      },
      values: perTier(false, false, '1×', '2×'),
    },
  ],
};
