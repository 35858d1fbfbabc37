import { errorRows } from './error-row.ts';

/** Table and treatment bookings: 17xxx. */
export const SHOP_ERRORS = errorRows({
  NO_SLOT: {
    code: 17001,
    errorCode: 'NO_SLOT',
    text: {
      en: 'This time is no longer available. Please choose another.',
      tc: '此時段已額滿，請選擇其他時間。',
      sc: '该时段已订满，请选择其他时间。',
      kr: '선택하신 시간은 마감되었습니다. 다른 시간을 선택해 주세요.',
      jp: 'この時間は満席となりました。別の時間をお選びください。',
    },
  },
  PARTY_SIZE: {
    code: 17002,
    errorCode: 'PARTY',
    text: {
      en: 'Online reservations are for {min} to {max} guests.',
      tc: '網上可預訂 {min} 至 {max} 位。',
      sc: '在线可预订 {min} 至 {max} 位。',
      kr: '예약 가능 인원은 {min}명부터 {max}명까지입니다.',
      jp: 'ご予約は{min}名様から{max}名様まで承ります。',
    },
  },
  LEAD_TIME: {
    code: 17003,
    errorCode: 'LEAD',
    text: {
      en: 'Please reserve at least {wait} in advance.',
      tc: '請最少提前 {wait}預訂。',
      sc: '请至少提前 {wait}预订。',
      kr: '최소 {wait} 전까지 예약해 주세요.',
      jp: 'ご予約は{wait}前までにお願いいたします。',
    },
  },
  CLOSED_DAY: {
    code: 17004,
    errorCode: 'CLOSED',
    text: {
      en: 'We are closed on this date. Please choose another.',
      tc: '當日休息，請選擇其他日期。',
      sc: '当日休息，请选择其他日期。',
      kr: '해당일은 휴무입니다. 다른 날짜를 선택해 주세요.',
      jp: 'この日は休業しております。別の日をお選びください。',
    },
  },
  RESERVED_TWICE: {
    code: 17005,
    errorCode: 'DUP',
    text: {
      en: 'You already have a reservation here at this time.',
      tc: '您於此時段在這裏已有預訂。',
      sc: '您在该时段已有此处的预订。',
      kr: '이 시간에 이미 예약하신 내역이 있습니다.',
      jp: 'この時間には、すでにこちらのご予約がございます。',
    },
  },
  RESERVATION_HOLD_EXPIRED: {
    code: 17006,
    errorCode: 'HOLD_EXPIRED',
    text: {
      en: 'The time to complete your reservation has expired. Please reserve again.',
      tc: '預訂保留時間已過，請重新預訂。',
      sc: '预订保留时间已过，请重新预订。',
      kr: '결제 가능 시간이 지났습니다. 다시 예약해 주세요.',
      jp: 'お支払い期限が過ぎました。もう一度ご予約ください。',
    },
  },
  RESERVE_CAPTCHA: {
    code: 17007,
    errorCode: 'CAPTCHA',
    text: {
      en: 'Please enter the digits shown to continue.',
      tc: '請輸入圖片中的數字以繼續。',
      sc: '请输入图片中的数字以继续。',
      kr: '계속하려면 그림에 있는 숫자를 입력해 주세요.',
      jp: '続けるには、画像の数字を入力してください。',
    },
  },
  VENUE_DECLINED: {
    code: 17008,
    errorCode: null,
    text: {
      en: 'The venue could not accept this reservation. Please try another time.',
      tc: '餐廳未能接受此預訂，請選擇其他時段。',
      sc: '餐厅无法接受此预订，请选择其他时段。',
      kr: '레스토랑 사정으로 예약이 어렵습니다. 다른 시간을 선택해 주세요.',
      jp: '店舗の都合によりご予約を承れませんでした。別のお時間をお選びください。',
    },
  },
});
