import { errorRows } from './error-row.ts';

/** Tickets, seats, visitors and gates: 18xxx. */
export const TICKET_ERRORS = errorRows({
  SEAT_TAKEN: {
    code: 18001,
    errorCode: 'SEAT_TAKEN',
    text: {
      en: 'One or more of these seats have just been taken. Please choose others.',
      tc: '您所選的部分座位剛被其他賓客選購，請另選座位。',
      sc: '您所选的部分座位刚被其他宾客选购，请另选座位。',
      kr: '선택하신 좌석이 방금 예약되었습니다. 다른 좌석을 선택해 주세요.',
      jp: 'お選びのお席は、ほかのお客様が先にお取りになりました。別のお席をお選びください。',
    },
  },
  TICKETS_SOLD_OUT: {
    code: 18002,
    errorCode: 'SOLD_OUT',
    text: {
      en: 'There are not enough tickets left for this time.',
      tc: '此場次餘票不足。',
      sc: '此场次余票不足。',
      kr: '이 회차의 남은 티켓이 부족합니다.',
      jp: 'この回のチケットは残りが足りません。',
    },
  },
  TICKET_HOLD_EXPIRED: {
    code: 18003,
    errorCode: 'HOLD_EXPIRED',
    text: {
      en: 'The time to pay for your tickets has expired. Please choose again.',
      tc: '門票保留時間已過，請重新選購。',
      sc: '门票保留时间已过，请重新选购。',
      kr: '결제 가능 시간이 지났습니다. 다시 선택해 주세요.',
      jp: 'お支払い期限が過ぎました。もう一度お選びください。',
    },
  },
  BIND_REQUIRED: {
    code: 18004,
    errorCode: 'BIND_REQUIRED',
    text: {
      en: 'Please add guest details for each ticket.',
      tc: '請為每張門票加入入場人士資料。',
      sc: '请为每张门票填写入场人信息。',
      kr: '티켓마다 입장객을 등록해 주세요.',
      jp: 'チケットごとにご来場者をご登録ください。',
    },
  },
  DOCUMENT_USED: {
    code: 18005,
    errorCode: 'DOC_USED',
    text: {
      en: 'This ID is already registered for this time.',
      tc: '此證件已持有本場次門票。',
      sc: '此证件已持有本场次门票。',
      kr: '이 신분증은 해당 회차에 이미 등록되어 있습니다.',
      jp: 'この身分証は、この回にすでにご登録済みです。',
    },
  },
  DOCUMENT_FORMAT: {
    code: 18006,
    errorCode: 'DOC_FORMAT',
    text: {
      en: 'Please check the document number.',
      tc: '請檢查證件號碼。',
      sc: '请检查证件号码。',
      kr: '신분증 번호를 확인해 주세요.',
      jp: '身分証番号をご確認ください。',
    },
  },
  INVITE_INVALID: {
    code: 18007,
    errorCode: 'INVITE',
    text: {
      en: 'This invitation code is not valid.',
      tc: '此邀請碼無效。',
      sc: '此邀请码无效。',
      kr: '유효하지 않은 초대 코드입니다.',
      jp: 'この招待コードはご利用いただけません。',
    },
  },
  TICKET_VERIFIED: {
    code: 18008,
    errorCode: 'ALREADY_VERIFIED',
    text: {
      en: 'This ticket was already used at {time}.',
      tc: '此門票已於 {time} 使用。',
      sc: '此门票已于 {time} 使用。',
      kr: '이 티켓은 {time}에 사용되었습니다.',
      jp: 'このチケットは {time} に使用済みです。',
    },
  },
  GATE_CODE: {
    code: 18009,
    errorCode: 'GATE',
    text: {
      en: 'The entrance code or PIN is incorrect.',
      tc: '入口編號或 PIN 不正確。',
      sc: '入口编号或 PIN 不正确。',
      kr: '입구 코드 또는 PIN이 올바르지 않습니다.',
      jp: '入口コードまたはPINが正しくありません。',
    },
  },
  VISITOR_BOUND: {
    code: 18010,
    errorCode: 'BOUND',
    text: {
      en: 'This guest has an upcoming ticket and cannot be removed yet.',
      tc: '此入場人士持有有效門票，暫時未能刪除。',
      sc: '此入场人持有有效门票，暂时无法删除。',
      kr: '이 입장객에게 유효한 티켓이 있어 아직 삭제할 수 없습니다.',
      jp: 'このご来場者は有効なチケットをお持ちのため、まだ削除できません。',
    },
  },
  NOT_REFUNDABLE: {
    code: 18011,
    errorCode: 'NOT_REFUNDABLE',
    text: {
      en: 'These tickets can no longer be refunded.',
      tc: '此門票已不可退款。',
      sc: '此门票已不可退款。',
      kr: '이 티켓은 더 이상 환불할 수 없습니다.',
      jp: 'このチケットは払い戻しを承ることができません。',
    },
  },
  TICKET_LIMIT: {
    code: 18012,
    errorCode: 'LIMIT',
    text: {
      en: 'Ticket limit per member for this time: {max}.',
      tc: '每位會員於此場次最多可購 {max} 張門票。',
      sc: '每位会员于此场次最多可购 {max} 张门票。',
      kr: '이 회차는 최대 {max}매까지 구매하실 수 있습니다.',
      jp: 'この回のチケットはお一人様{max}枚までお求めいただけます。',
    },
  },
  VISITOR_TWICE: {
    code: 18013,
    errorCode: 'DUP_PERSON',
    text: {
      en: 'This guest has already been saved.',
      tc: '此入場人士資料已儲存。',
      sc: '该入场人信息已保存。',
      kr: '이미 저장된 입장객입니다.',
      jp: 'このご来場者は登録済みです。',
    },
  },
  TOO_MANY_VISITORS: {
    code: 18014,
    errorCode: 'MAX_PERSONS',
    text: {
      en: 'You can save up to {max} guests.',
      tc: '最多可儲存 {max} 位入場人士。',
      sc: '最多可保存 {max} 位入场人。',
      kr: '입장객은 최대 {max}명까지 저장할 수 있습니다.',
      jp: 'ご来場者は{max}名様までご登録いただけます。',
    },
  },
  SEATS_REQUIRED: {
    code: 18015,
    errorCode: 'SEATS_REQUIRED',
    text: {
      en: 'Please choose your seats first.',
      tc: '請先選擇座位。',
      sc: '请先选择座位。',
      kr: '먼저 좌석을 선택해 주세요.',
      jp: '先にお席をお選びください。',
    },
  },
  NO_SEATS_TOGETHER: {
    code: 18016,
    errorCode: 'NO_SEATS_TOGETHER',
    text: {
      en: 'There are no adjacent seats left here. Please choose your seats on the seat map.',
      tc: '此區已無相連座位，請於座位圖自行選擇。',
      sc: '此区已无相连座位，请在座位图自行选择。',
      kr: '나란히 앉으실 좌석이 남아 있지 않습니다. 좌석표에서 선택해 주세요.',
      jp: '並びのお席がございません。座席表からお選びください。',
    },
  },
  NOT_ON_SALE: {
    code: 18017,
    errorCode: 'NOT_ON_SALE',
    text: {
      en: 'Tickets for this time are not on sale at the moment.',
      tc: '此場次目前未開放購票。',
      sc: '该场次暂未开放购票。',
      kr: '이 회차는 현재 판매 기간이 아닙니다.',
      jp: 'この回のチケットは、ただいま販売しておりません。',
    },
  },
  PRESALE_ONLY: {
    code: 18018,
    errorCode: 'PRESALE',
    text: {
      en: 'Until the public sale begins, these tickets are reserved for {tier} members and above.',
      tc: '公開發售前，此門票僅供{tier}或以上會員選購。',
      sc: '公开发售前，此门票仅供{tier}及以上会员选购。',
      kr: '일반 판매 전까지는 {tier} 이상 회원만 구매하실 수 있습니다.',
      jp: '一般発売までは、{tier}以上の会員様に限り販売いたします。',
    },
  },
  TERMS_CHANGED: {
    code: 18019,
    errorCode: 'TERMS_CHANGED',
    text: {
      en: 'The booking terms have changed. Please read and accept them again.',
      tc: '購票條款已更新，請重新閱讀並同意。',
      sc: '购票条款已更新，请重新阅读并同意。',
      kr: '예매 약관이 변경되었습니다. 다시 확인하고 동의해 주세요.',
      jp: '購入規約が更新されました。改めてご確認のうえ、同意をお願いいたします。',
    },
  },
});
