import { errorRows } from './error-row.ts';

/** Hotel, orders and cart: 16xxx. */
export const ORDER_ERRORS = errorRows({
  QUOTE_EXPIRED: {
    code: 16003,
    errorCode: 'QUOTE_EXPIRED',
    text: {
      en: 'This price has expired. Please check the current price.',
      tc: '此價格的保留時間已過，請查看最新價格。',
      sc: '此价格的保留时间已过，请查看最新价格。',
      kr: '가격 유지 시간이 지났습니다. 현재 가격을 확인해 주세요.',
      jp: '料金の有効期限が切れました。最新の料金をご確認ください。',
    },
  },
  SIGN_CHECK: {
    code: 16004,
    errorCode: 'SIGN_CHECK',
    text: {
      en: 'We could not confirm this price. Please select it again.',
      tc: '未能核實此價格，請重新選擇。',
      sc: '无法核实此价格，请重新选择。',
      kr: '가격을 확인할 수 없습니다. 다시 선택해 주세요.',
      jp: '料金を確認できませんでした。もう一度お選びください。',
    },
  },
  HOLD_EXPIRED: {
    code: 16006,
    errorCode: 'HOLD_EXPIRED',
    text: {
      en: 'The time to complete this reservation has expired. Please start again.',
      tc: '預訂保留時間已過，請重新預訂。',
      sc: '预订保留时间已过，请重新预订。',
      kr: '결제 가능 시간이 지났습니다. 처음부터 다시 진행해 주세요.',
      jp: 'お支払い期限が過ぎました。もう一度はじめからお手続きください。',
    },
  },
  CHANGE_CLOSED: {
    code: 16007,
    errorCode: null,
    text: {
      en: 'This reservation can no longer be changed online. Please contact us.',
      tc: '此預訂已不能在網上更改，請與我們聯絡。',
      sc: '此预订已不能在线更改，请与我们联系。',
      kr: '온라인 변경이 마감된 예약입니다. 회원 서비스로 문의해 주세요.',
      jp: 'このご予約は、オンラインでの変更を締め切りました。お手数ですがお問い合わせください。',
    },
  },
  CANCEL_CLOSED: {
    code: 16008,
    errorCode: null,
    text: {
      en: 'This reservation can no longer be cancelled online. Please contact us.',
      tc: '此預訂已不能在網上取消，請與我們聯絡。',
      sc: '此预订已不能在线取消，请与我们联系。',
      kr: '이 예약은 온라인으로 취소하실 수 없습니다. 회원 서비스로 문의해 주세요.',
      jp: 'このご予約は、オンラインでのキャンセル受付を終了いたしました。お手数ですがお問い合わせください。',
    },
  },
  CART_FULL: {
    code: 16010,
    errorCode: 'CART_FULL',
    text: {
      en: 'Your cart is full. Please check out or remove an item first.',
      tc: '購物車已滿，請先結賬或移除項目。',
      sc: '购物车已满，请先结账或移除项目。',
      kr: '장바구니가 가득 찼습니다. 먼저 결제하거나 항목을 삭제해 주세요.',
      jp: 'カートがいっぱいです。先にお支払いいただくか、商品を削除してください。',
    },
  },
  CART_CHANGED: {
    code: 16011,
    errorCode: 'CART_CHANGED',
    text: {
      en: 'Something in your cart has changed. Please check it and confirm again.',
      tc: '購物車內容已有變動，請核對後再次確認。',
      sc: '购物车内容已有变动，请核对后再次确认。',
      kr: '장바구니 내용이 변경되었습니다. 확인 후 다시 진행해 주세요.',
      jp: 'カートの内容が変わりました。ご確認のうえ、もう一度お進みください。',
    },
  },
  PENALTY_CHANGED: {
    code: 16012,
    errorCode: 'PENALTY_CHANGED',
    text: {
      en: 'The cancellation fee has changed to {amount}. Please confirm to continue.',
      tc: '取消費用已更改為 {amount}，請確認後繼續。',
      sc: '取消费用已更改为 {amount}，请确认后继续。',
      kr: '취소 수수료가 변경되었습니다: {amount}. 확인 후 계속해 주세요.',
      jp: 'キャンセル料が {amount} に変わりました。ご確認のうえ、お進みください。',
    },
  },
  BOOKING_NUMBER: {
    code: 16013,
    errorCode: null,
    text: {
      en: 'This reservation number is not valid. Please check and try again.',
      tc: '預訂編號不正確，請檢查後再試。',
      sc: '预订编号不正确，请检查后重试。',
      kr: '예약 번호가 올바르지 않습니다. 확인 후 다시 시도해 주세요.',
      jp: '予約番号が正しくありません。ご確認のうえ、もう一度お試しください。',
    },
  },
  CART_CURRENCY: {
    code: 16014,
    errorCode: 'CART_CURRENCY',
    text: {
      en: 'Your cart is priced in {currency}. Please check out before adding this item.',
      tc: '購物車內的項目以 {currency} 計價，請先結賬，再加入此項目。',
      sc: '购物车内的项目以 {currency} 计价，请先结账，再加入此项目。',
      kr: '장바구니에 {currency} 상품이 있습니다. 먼저 결제한 뒤 담아 주세요.',
      jp: 'カートには {currency} の商品が入っています。先にお支払いのうえ、追加してください。',
    },
  },
});
