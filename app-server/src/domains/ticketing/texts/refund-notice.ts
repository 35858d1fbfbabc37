import type { Texts } from '../../../locales/texts.ts';

/** The wording of refunds; the hours and the share come from the event's rule. */
export const REFUND_NOTICE = {
  version: '1.0',
  /** a business date, Macau */
  effectiveFrom: '2026-10-01',
} as const;

/** `{hours}` before the session. */
export const FREE_UNTIL: Texts = {
  en: 'Tickets may be refunded free of charge up to {hours} hours before the start.',
  tc: '開場前 {hours} 小時或更早申請，可免費退票。',
  sc: '开场前 {hours} 小时或更早申请，可免费退票。',
  kr: '시작 {hours}시간 전까지는 수수료 없이 환불하실 수 있습니다.',
  jp: '開演の{hours}時間前までは、手数料なしで払い戻しを承ります。',
};

/** `{percent}` of the price, until `{hours}` before. */
export const FEE_UNTIL: Texts = {
  en: 'After that, and up to {hours} hours before, a fee of {percent}% of the ticket price applies.',
  tc: '其後至開場前 {hours} 小時，收取票價 {percent}% 作為手續費。',
  sc: '其后至开场前 {hours} 小时，收取票价 {percent}% 作为手续费。',
  kr: '이후 시작 {hours}시간 전까지는 티켓 금액의 {percent}%를 수수료로 받습니다.',
  jp: 'それ以降、開演の{hours}時間前までは、料金の{percent}%を手数料として申し受けます。',
};

export const THEN_CLOSED: Texts = {
  en: 'After that, tickets are non-refundable. Used or gifted tickets cannot be refunded.',
  tc: '此後恕不退票。已使用或已轉贈的門票不設退款。',
  sc: '此后恕不退票。已使用或已转赠的门票不可退款。',
  kr: '그 이후에는 환불하실 수 없습니다. 사용하셨거나 선물하신 티켓은 환불되지 않습니다.',
  jp: 'その後の払い戻しは承ることができません。ご使用済み、またはお贈りになったチケットも対象外です。',
};

export const NEVER: Texts = {
  en: 'Tickets for this event are non-refundable unless the performance is cancelled.',
  tc: '除場次取消外，此節目門票恕不退款。',
  sc: '除场次取消外，此节目门票恕不退款。',
  kr: '회차가 취소되지 않는 한 이 공연의 티켓은 환불되지 않습니다.',
  jp: '公演が中止となる場合を除き、このイベントのチケットは払い戻しいたしません。',
};

export const HOW_BACK: Texts = {
  en: 'Refunds are made to the original payment method, usually within 7 to 14 working days for cards. Resort Dollars are returned immediately.',
  tc: '退款循原付款方式退回，信用卡或扣賬卡一般需 7 至 14 個工作天；獎賞金即時退回。',
  sc: '退款按原付款方式退回，银行卡一般需 7 至 14 个工作日；奖赏金即时退回。',
  kr: '환불 금액은 결제하신 수단으로 돌려 드리며, 카드는 보통 영업일 기준 7~14일이 걸립니다. 리조트 달러는 즉시 환급됩니다.',
  jp: '返金はお支払い方法に応じて行い、カードの場合は7～14営業日ほどかかります。リゾートドルは直ちに返還いたします。',
};
