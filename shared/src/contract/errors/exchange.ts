import { errorRows } from './error-row.ts';

/** Dollars and points (14xxx), and what they are exchanged for in the points mall (15xxx). */
export const EXCHANGE_ERRORS = errorRows({
  BALANCE_INSUFFICIENT: {
    code: 14001,
    errorCode: 'INSUFFICIENT',
    text: {
      en: 'Your balance is not sufficient.',
      tc: '您的結餘不足。',
      sc: '您的余额不足。',
      kr: '잔액이 부족합니다.',
      jp: '残高が不足しています。',
    },
  },
  HOLD_SETTLED: {
    code: 14002,
    errorCode: null,
    text: {
      en: 'This amount has already been settled.',
      tc: '此款項已完成結算。',
      sc: '此款项已完成结算。',
      kr: '이미 처리가 완료된 금액입니다.',
      jp: 'この金額はすでに精算済みです。',
    },
  },
  REWARD_STOCK: {
    code: 14003,
    errorCode: 'STOCK',
    text: {
      en: 'This reward has just been fully redeemed.',
      tc: '此獎賞剛被換罄。',
      sc: '此奖赏刚被其他会员兑完。',
      kr: '방금 모두 소진된 리워드입니다.',
      jp: 'このリワードは、ただいま交換が終了いたしました。',
    },
  },
  REWARD_LIMIT: {
    code: 14004,
    errorCode: 'LIMIT',
    text: {
      en: 'You have reached the redemption limit for this reward.',
      tc: '您換領此獎賞的次數已達上限。',
      sc: '您兑换此奖赏的次数已达上限。',
      kr: '이 리워드는 회원님의 교환 한도에 도달했습니다.',
      jp: 'このリワードは、お一人様の交換上限に達しています。',
    },
  },
  EXCHANGE_TIER: {
    code: 14005,
    errorCode: 'TIER',
    text: {
      en: 'Available to {tier} members and above.',
      tc: '此項只限{tier}或以上會員換領。',
      sc: '此项仅限{tier}及以上会员兑换。',
      kr: '{tier} 등급 이상 회원님만 교환하실 수 있습니다.',
      jp: '{tier}以上の会員様限定です。',
    },
  },
  PRICE_CHANGED: {
    code: 14006,
    errorCode: 'PRICE_CHANGED',
    text: {
      en: 'The price has changed. Please confirm the new price.',
      tc: '價格已有變動，請確認新的價格。',
      sc: '价格已有变动，请确认新的价格。',
      kr: '그사이 가격이 변경되었습니다. 새 가격을 확인해 주세요.',
      jp: '価格が変更されました。新しい価格をご確認ください。',
    },
  },
  GOODS_STOCK: {
    code: 15001,
    errorCode: 'STOCK',
    text: {
      en: 'There is not enough stock left.',
      tc: '此禮品存量不足。',
      sc: '此礼品库存不足。',
      kr: '남은 수량이 부족합니다.',
      jp: '在庫が足りなくなりました。',
    },
  },
  POINTS_INSUFFICIENT: {
    code: 15002,
    errorCode: 'POINTS',
    text: {
      en: 'You do not have enough points.',
      tc: '您的積分不足。',
      sc: '您的积分不足。',
      kr: '포인트가 부족합니다.',
      jp: 'ポイントが不足しています。',
    },
  },
  GOODS_LIMIT: {
    code: 15003,
    errorCode: 'LIMIT',
    text: {
      en: 'You have reached the order limit for this item.',
      tc: '您換領此禮品的數量已達上限。',
      sc: '您兑换此礼品的数量已达上限。',
      kr: '이 상품은 회원님의 교환 한도에 도달했습니다.',
      jp: 'この商品は、お一人様の交換上限に達しています。',
    },
  },
  OFF_SHELF: {
    code: 15004,
    errorCode: 'OFF_SHELF',
    text: {
      en: 'This is no longer available.',
      tc: '此項已不再提供。',
      sc: '此项已不再提供。',
      kr: '더 이상 제공되지 않습니다.',
      jp: '現在はお取り扱いがございません。',
    },
  },
  PICKUP_ENDED: {
    code: 15005,
    errorCode: 'PICKUP',
    text: {
      en: 'The collection period has ended.',
      tc: '領取期限已過。',
      sc: '领取期限已过。',
      kr: '수령 기간이 지났습니다.',
      jp: 'お受け取り期間が終了しました。',
    },
  },
});
