import { errorRows } from './error-row.ts';

/** Coupons, vouchers and their outlets: 13xxx. */
export const VOUCHER_ERRORS = errorRows({
  COUPON_SOLD_OUT: {
    code: 13001,
    errorCode: 'SOLD_OUT',
    text: {
      en: 'All vouchers have been claimed.',
      tc: '禮券已全部領取完畢。',
      sc: '礼券已领完。',
      kr: '바우처가 모두 소진되었습니다.',
      jp: 'このバウチャーは配布を終了しました。',
    },
  },
  COUPON_LIMIT: {
    code: 13002,
    errorCode: 'LIMIT',
    text: {
      en: 'You have already claimed this voucher.',
      tc: '您已領取此禮券。',
      sc: '您已领取此礼券。',
      kr: '이미 받으신 바우처입니다.',
      jp: 'このバウチャーはすでにお受け取り済みです。',
    },
  },
  COUPON_NOT_STARTED: {
    code: 13003,
    errorCode: 'NOT_STARTED',
    text: {
      en: 'This voucher is not available yet.',
      tc: '此禮券尚未開始領取。',
      sc: '该礼券尚未开始领取。',
      kr: '아직 받으실 수 없는 바우처입니다.',
      jp: 'このバウチャーはまだ配布を開始しておりません。',
    },
  },
  COUPON_ENDED: {
    code: 13004,
    errorCode: 'ENDED',
    text: {
      en: 'This offer has ended.',
      tc: '此優惠已結束。',
      sc: '此优惠已结束。',
      kr: '종료된 프로모션입니다.',
      jp: 'このオファーは終了いたしました。',
    },
  },
  COUPON_TIER: {
    code: 13005,
    errorCode: 'TIER',
    text: {
      en: 'This voucher is for {tier} members and above.',
      tc: '此禮券只限{tier}或以上會員領取。',
      sc: '该礼券仅限{tier}及以上会员领取。',
      kr: '{tier} 등급 이상 회원님을 위한 바우처입니다.',
      jp: 'このバウチャーは{tier}以上の会員様限定です。',
    },
  },
  VOUCHER_USED: {
    code: 13006,
    errorCode: 'USED',
    text: {
      en: 'This voucher has already been used.',
      tc: '此禮券已使用。',
      sc: '此礼券已使用。',
      kr: '이미 사용하신 바우처입니다.',
      jp: 'このバウチャーはすでにご利用済みです。',
    },
  },
  VOUCHER_EXPIRED: {
    code: 13007,
    errorCode: 'EXPIRED',
    text: {
      en: 'This voucher has expired.',
      tc: '此禮券已過期。',
      sc: '此礼券已过期。',
      kr: '유효기간이 지난 바우처입니다.',
      jp: 'このバウチャーは有効期限が切れています。',
    },
  },
  VOUCHER_HELD: {
    code: 13008,
    errorCode: 'HELD',
    text: {
      en: 'This voucher is applied to another reservation.',
      tc: '此禮券正用於另一項預訂。',
      sc: '此礼券正用于另一项预订。',
      kr: '다른 예약에 적용 중인 바우처입니다.',
      jp: 'このバウチャーは別のご予約で使用中です。',
    },
  },
  VOUCHER_OUTLET: {
    code: 13009,
    errorCode: 'OUTLET',
    text: {
      en: 'The outlet PIN is incorrect.',
      tc: 'PIN 不正確。',
      sc: '门店 PIN 不正确。',
      kr: 'PIN이 올바르지 않습니다.',
      jp: '店舗の PIN が正しくありません。',
    },
  },
  VOUCHER_MIN_SPEND: {
    code: 13013,
    errorCode: 'MIN_SPEND',
    text: {
      en: 'This voucher needs a bill of at least {amount}.',
      tc: '須消費滿 {amount} 方可使用此禮券。',
      sc: '需消费满 {amount} 方可使用此礼券。',
      kr: '이 바우처는 {amount} 이상 이용하실 때 사용하실 수 있습니다.',
      jp: 'このバウチャーは {amount} 以上のお会計でご利用いただけます。',
    },
  },
  VOUCHER_BILL: {
    code: 13014,
    errorCode: 'BILL',
    text: {
      en: 'This voucher needs a bill of at least {amount}. Please enter the amount of the bill.',
      tc: '此禮券須消費滿 {amount} 方可使用，請輸入賬單金額。',
      sc: '此礼券需消费满 {amount} 方可使用，请输入账单金额。',
      kr: '이 바우처는 {amount} 이상 이용하실 때 사용하실 수 있습니다. 계산서 금액을 입력해 주세요.',
      jp: 'このバウチャーは {amount} 以上のお会計でご利用いただけます。お会計金額をご入力ください。',
    },
  },
  VOUCHER_NOT_APPLICABLE: {
    code: 13010,
    errorCode: 'NOT_APPLICABLE',
    text: {
      en: 'This voucher cannot be used here.',
      tc: '此禮券不適用於此項目。',
      sc: '此礼券不适用于此项目。',
      kr: '여기에서는 사용하실 수 없는 바우처입니다.',
      jp: 'このバウチャーはこちらではご利用いただけません。',
    },
  },
  QR_EXPIRED: {
    code: 13011,
    errorCode: 'QR_EXPIRED',
    text: {
      en: 'This code has expired. Please refresh it.',
      tc: '此禮券碼已失效，請重新整理。',
      sc: '此礼券码已失效，请刷新。',
      kr: '코드가 만료되었습니다. 새로고침해 주세요.',
      jp: 'コードの有効期限が切れました。再読み込みしてください。',
    },
  },
  COUPON_SIGNATURE: {
    code: 13012,
    errorCode: null,
    text: {
      en: 'The voucher could not be verified. Please try again.',
      tc: '未能核實此禮券，請再試一次。',
      sc: '礼券核验失败，请重试。',
      kr: '바우처를 확인하지 못했습니다. 다시 시도해 주세요.',
      jp: 'バウチャーを確認できませんでした。もう一度お試しください。',
    },
  },
});
