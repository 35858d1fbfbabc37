import { perTier, type BenefitGroup } from './benefit.ts';

export const SERVICE: BenefitGroup = {
  id: 'service',
  name: { en: 'At your service', tc: '貼心服務', sc: '贴心服务', kr: '전담 서비스', jp: 'おもてなし' },
  items: [
    {
      id: 'lounge',
      name: {
        en: 'Members’ lounge',
        tc: '會員貴賓廊',
        sc: '会员贵宾廊',
        kr: '회원 라운지',
        jp: '会員ラウンジ',
      },
      description: {
        en: 'Drinks and small plates from morning to late evening.',
        tc: '由早至晚，隨時享用飲品及輕食。',
        sc: '从早到晚，随时享用饮品及轻食。',
        kr: '아침부터 늦은 저녁까지 음료와 가벼운 음식을 즐기세요.',
        jp: '朝から夜遅くまで、お飲み物と軽食をどうぞ。',
      },
      values: perTier(false, false, true, true),
    },
    {
      id: 'own-line',
      name: {
        en: 'Dedicated service line',
        tc: '專屬服務熱線',
        sc: '专属服务热线',
        kr: '전용 상담 전화',
        jp: '専用ダイヤル',
      },
      description: {
        en: 'Priority assistance, 24 hours a day.',
        tc: '日夜專人接聽，毋須輪候。',
        sc: '日夜专人接听，无需等候。',
        kr: '밤낮으로 대기 없이 연결해 드립니다.',
        jp: '昼夜を問わず、お待たせせずに承ります。',
      },
      values: perTier(false, false, true, true),
    },
    {
      id: 'host',
      name: {
        en: 'Personal host',
        tc: '專屬禮賓主任',
        sc: '专属礼宾管家',
        kr: '전담 호스트',
        jp: '専属ホスト',
      },
      description: {
        en: 'A dedicated host who knows your preferences and takes care of every detail.',
        tc: '由熟悉您喜好的專人打點一切。',
        sc: '由熟悉您喜好的专人打点一切。',
        kr: '회원님의 취향을 아는 담당자가 모든 것을 준비합니다.',
        jp: 'お好みを熟知した担当者が、すべてを手配いたします。',
      },
      values: perTier(false, false, false, true),
    },
  ],
};
