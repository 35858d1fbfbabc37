import { errorRows } from './error-row.ts';

/** Visitors, gifts and gates: 18xxx, the same range as ticket orders. */
export const VISITOR_ERRORS = errorRows({
  NAME_HAN: {
    code: 18031,
    errorCode: 'NAME_HAN',
    text: {
      en: 'Please enter the name in Chinese characters, as on the document.',
      tc: '請按證件以中文填寫姓名。',
      sc: '请按证件以中文填写姓名。',
      kr: '신분증에 적힌 대로 한자 이름을 입력해 주세요.',
      jp: '身分証の記載どおり、漢字のお名前をご入力ください。',
    },
  },
  DOC_EXPIRED: {
    code: 18032,
    errorCode: 'DOC_EXPIRED',
    text: {
      en: 'This ID will have expired by that date.',
      tc: '此證件於該日已失效。',
      sc: '此证件在该日已失效。',
      kr: '이용일 기준 유효기간이 지난 신분증입니다.',
      jp: 'その日には、この身分証の有効期限が切れています。',
    },
  },
  VISITOR_MIN_AGE: {
    code: 18033,
    errorCode: 'MIN_AGE',
    text: {
      en: 'Guests must be aged {age} or over on the day.',
      tc: '入場人士當日須年滿 {age} 歲。',
      sc: '入场人当日需年满 {age} 岁。',
      kr: '입장일 기준 만 {age}세 이상이어야 합니다.',
      jp: 'ご来場当日に満 {age} 歳以上の方に限ります。',
    },
  },
  TICKET_INVALID: {
    code: 18034,
    errorCode: 'TICKET_INVALID',
    text: {
      en: 'This ticket is not valid for entry.',
      tc: '此門票不可用於入場。',
      sc: '此门票不可用于入场。',
      kr: '입장에 사용할 수 없는 티켓입니다.',
      jp: 'このチケットではご入場いただけません。',
    },
  },
  WRONG_GATE: {
    code: 18035,
    errorCode: 'WRONG_GATE',
    text: {
      en: 'This ticket is for a different venue: {venue}.',
      tc: '此門票屬另一場地：{venue}。',
      sc: '此门票属于另一场地：{venue}。',
      kr: '다른 장소의 티켓입니다: {venue}.',
      jp: 'このチケットは別の会場（{venue}）のものです。',
    },
  },
  WRONG_TIME: {
    code: 18036,
    errorCode: 'WRONG_TIME',
    text: {
      en: 'This ticket is valid for entry from {from} to {to}.',
      tc: '此門票的入場時間為 {from} 至 {to}。',
      sc: '此门票的入场时间为 {from} 至 {to}。',
      kr: '이 티켓의 입장 시간은 {from}~{to}입니다.',
      jp: 'このチケットの入場時間は {from}～{to} です。',
    },
  },
  GIFT_SELF: {
    code: 18037,
    errorCode: 'GIFT_SELF',
    text: {
      en: 'This is your own number. Please enter the recipient’s number.',
      tc: '這是您自己的號碼，請填寫受贈人的手機號碼。',
      sc: '这是您自己的号码，请填写受赠人的手机号码。',
      kr: '회원님의 번호입니다. 티켓을 받으실 분의 번호를 입력해 주세요.',
      jp: 'ご自身の番号です。お受け取りになる方の番号をご入力ください。',
    },
  },
  GIFT_GONE: {
    code: 18038,
    errorCode: 'GIFT_GONE',
    text: {
      en: 'This gift is no longer available. It has expired or was cancelled by the sender.',
      tc: '此轉贈已失效：領取期限已過，或已被收回。',
      sc: '此转赠已失效：领取期限已过，或已被收回。',
      kr: '받으실 수 있는 기한이 지났거나 보내신 분이 취소하여 받을 수 없는 티켓입니다.',
      jp: 'お受け取りの期限が過ぎたか、贈り主様がキャンセルされたため、お受け取りいただけません。',
    },
  },
});
