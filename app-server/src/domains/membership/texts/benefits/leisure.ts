import { perTier, type BenefitGroup } from './benefit.ts';

const hours = (count: number) => ({
  en: `${count} h`,
  tc: `${count} 小時`,
  sc: `${count} 小时`,
  kr: `${count}시간`,
  jp: `${count} 時間`,
});

export const LEISURE: BenefitGroup = {
  id: 'leisure',
  name: {
    en: 'Spa and leisure',
    tc: '水療及休閒',
    sc: '水疗及休闲',
    kr: '스파와 여가',
    jp: 'スパとレジャー',
  },
  items: [
    {
      id: 'spa-savings',
      name: { en: 'Spa discount', tc: '水療折扣', sc: '水疗折扣', kr: '스파 할인', jp: 'スパでの割引' },
      description: {
        en: 'Saving on all treatments, Monday to Thursday.',
        tc: '星期一至四，所有療程均可享折扣。',
        sc: '星期一至四，所有疗程均可享折扣。',
        kr: '월요일부터 목요일까지 모든 트리트먼트에 적용됩니다.',
        jp: '月曜から木曜まで、すべてのトリートメントが対象です。',
      },
      values: perTier(false, '10%', '15%', '20%'),
    },
    {
      id: 'pool-guests',
      name: {
        en: 'Pool guests',
        tc: '泳池同行賓客',
        sc: '泳池同行宾客',
        kr: '수영장 동반 이용',
        jp: 'プールのご同伴',
      },
      description: {
        en: 'Bring guests to the pool and fitness centre, even when you are not staying with us.',
        tc: '即使沒有入住，亦可偕同親友享用泳池及健身中心。',
        sc: '即使没有入住，也可偕同亲友享用泳池及健身中心。',
        kr: '투숙하지 않으셔도 수영장과 피트니스를 함께 이용하실 수 있습니다.',
        jp: 'ご宿泊でない日も、プールとフィットネスをご一緒にどうぞ。',
      },
      values: perTier(false, '1', '2', '4'),
    },
    {
      id: 'presale',
      name: {
        en: 'Ticket presale',
        tc: '門票優先訂購',
        sc: '门票优先订购',
        kr: '티켓 선예매',
        jp: 'チケット先行販売',
      },
      description: {
        en: 'How long before the public sale you can buy.',
        tc: '早於公開發售前為您開放訂購的時間。',
        sc: '早于公开发售前为您开放订购的时间。',
        kr: '일반 판매보다 먼저 예매하실 수 있는 시간입니다.',
        jp: '一般販売に先がけてお求めいただける時間です。',
      },
      values: perTier(false, hours(24), hours(48), hours(72)),
    },
    {
      id: 'parking',
      name: {
        en: 'Complimentary parking',
        tc: '免費泊車',
        sc: '免费停车',
        kr: '무료 주차',
        jp: '無料駐車場',
      },
      description: {
        en: 'Complimentary daily at all hotels.',
        tc: '每日於旗下各酒店免費泊車。',
        sc: '每日在旗下各酒店免费停车。',
        kr: '모든 호텔에서 매일 무료로 주차하실 수 있습니다.',
        jp: '全ホテルで毎日無料でご利用いただけます。',
      },
      values: perTier(hours(2), hours(4), hours(8), hours(24)),
    },
  ],
};
