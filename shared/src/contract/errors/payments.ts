import { errorRows } from './error-row.ts';

/** Payments and refunds: 20xxx. */
export const PAYMENT_ERRORS = errorRows({
  PAYMENT_IN_PROGRESS: {
    code: 20001,
    errorCode: 'IN_PROGRESS',
    text: {
      en: 'A payment for this order is already being processed. Please do not pay again.',
      tc: '此訂單的付款正在處理中。',
      sc: '此订单的支付正在处理中。',
      kr: '이 주문의 결제가 이미 진행 중입니다.',
      jp: 'このご注文のお支払いは、すでに手続き中です。',
    },
  },
  AMOUNT_CHANGED: {
    code: 20003,
    errorCode: 'AMOUNT',
    text: {
      en: 'The amount has changed. Please check it and confirm again.',
      tc: '金額已有變動，請核對後再次確認。',
      sc: '金额已有变动，请核对后再次确认。',
      kr: '금액이 변경되었습니다. 확인 후 다시 진행해 주세요.',
      jp: '金額が変わりました。ご確認のうえ、もう一度お進みください。',
    },
  },
  METHOD_UNAVAILABLE: {
    code: 20004,
    errorCode: null,
    text: {
      en: 'This payment method is not available for this order. Please choose another.',
      tc: '此訂單不適用該付款方式，請選擇其他方式。',
      sc: '此订单不支持该支付方式，请选择其他方式。',
      kr: '이 주문에는 사용할 수 없는 결제 수단입니다. 다른 수단을 선택해 주세요.',
      jp: 'このお支払い方法はご利用いただけません。別の方法をお選びください。',
    },
  },
  ALREADY_PAID: {
    code: 20005,
    errorCode: 'ALREADY_PAID',
    text: {
      en: 'This order has already been paid.',
      tc: '此訂單已付款。',
      sc: '此订单已支付。',
      kr: '이미 결제가 완료된 주문입니다.',
      jp: 'このご注文はお支払い済みです。',
    },
  },
  REFUND_EXCEEDS: {
    code: 20006,
    errorCode: null,
    text: {
      en: 'The refund exceeds the amount paid.',
      tc: '退款金額超過已付金額。',
      sc: '退款金额超过已支付金额。',
      kr: '환불 금액이 결제 금액을 초과합니다.',
      jp: '返金額がお支払い額を超えています。',
    },
  },
});
