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
    },
    {
      id: 'dollars-rate',
      name: {
        en: 'Resort Dollars you earn',
        tc: '獎賞金回贈',
        sc: '奖赏金返还',
        kr: '리조트 달러 적립률',
        jp: 'リゾートドル付与率',
      },
      description: {
        en: 'Share of your spending at restaurants, spas and shops, credited as Resort Dollars.',
        tc: '於餐廳、水療及商店消費所獲獎賞金的比率。',
        sc: '在餐厅、水疗及商店消费所获奖赏金的比率。',
        kr: '레스토랑, 스파, 상점 이용 금액 중 리조트 달러로 적립되는 비율입니다.',
        jp: 'レストラン・スパ・ショップのご利用額に対する付与率です。',
      },
    },
    {
      id: 'dollars-rate-stays',
      name: {
        en: 'Resort Dollars for stays',
        tc: '住宿獎賞金回贈',
        sc: '住宿奖赏金返还',
        kr: '숙박 리조트 달러 적립률',
        jp: 'ご宿泊のリゾートドル付与率',
      },
      description: {
        en: 'Share of your stay and room charges, credited at check-out.',
        tc: '住宿及房賬消費所獲獎賞金的比率，於退房時存入。',
        sc: '住宿及房账消费所获奖赏金的比率，于退房时存入。',
        kr: '숙박과 객실 청구 금액 중 체크아웃 시 적립되는 비율입니다.',
        jp: 'ご宿泊とお部屋付けのご利用額に対する付与率です。チェックアウト時に付与されます。',
      },
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
