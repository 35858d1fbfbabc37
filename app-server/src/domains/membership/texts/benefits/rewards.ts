import { perTier, type BenefitGroup } from './benefit.ts';

export const REWARDS: BenefitGroup = {
  id: 'rewards',
  name: {
    en: 'Points and Resort Dollars',
    tc: '積分及獎賞金',
    sc: '积分及奖赏金',
    kr: '포인트와 리조트 달러',
    jp: 'ポイントとリゾートドル',
  },
  items: [
    {
      id: 'points-rate',
      name: {
        en: 'Points you earn',
        tc: '積分倍數',
        sc: '积分倍数',
        kr: '포인트 적립 배율',
        jp: 'ポイント付与率',
      },
      description: {
        en: 'Points multiplier for every MOP 10 spent with us.',
        tc: '每消費 MOP 10 可賺取的積分倍數。',
        sc: '每消费 MOP 10 可赚取的积分倍数。',
        kr: 'MOP\u00a010을 이용하실 때마다 적립되는 배율입니다.',
        jp: 'MOP\u00a010 のご利用ごとに付与されるポイントの倍率です。',
      },
      values: perTier('1×', '1.25×', '1.5×', '2×'),
    },
    {
      id: 'birthday-dollars',
      name: {
        en: 'Birthday Resort Dollars',
        tc: '生日獎賞金',
        sc: '生日奖赏金',
        kr: '생일 리조트 달러',
        jp: 'お誕生日のリゾートドル',
      },
      description: {
        en: 'Credited on the first day of your birthday month.',
        tc: '於生日月份首日送上的心意。',
        sc: '于生日月份首日送上的心意。',
        kr: '생일이 있는 달의 첫날에 선물로 드립니다.',
        jp: 'お誕生月の初日にお贈りします。',
      },
      values: perTier('50', '100', '300', '800'),
    },
  ],
};
