import type { Language } from './languages.ts';

export interface ErrorRow {
  /** the envelope's numeric code */
  code: number;
  /** set: the calling screen shows it. null: the reminder modal does, if the call asks for it. */
  errorCode: string | null;
  /** what the member reads; `{name}` is filled from the error's values */
  text: Record<Language, string>;
}

/** Keeps the names literal. */
const table = <const T extends Record<string, ErrorRow>>(rows: T): T => rows;

/**
 * Every error the app server can answer with, once: the code, who shows it, the five texts.
 * The codes' blocks: 301 and 40152 session, 10xxx protocol, 11xxx one-time code and sign-in, 12xxx members,
 * 13xxx vouchers, 14xxx dollars and points, 15xxx points mall, 16xxx hotel, order and cart, 19xxx WeChat, 20xxx payment, 50000 ours.
 */
export const ERRORS = table({
  SIGN_IN_AGAIN: {
    code: 301,
    errorCode: null,
    text: {
      en: 'Please sign in to continue.',
      tc: '請先登入，再繼續。',
      sc: '请先登录，再继续。',
      kr: '계속하려면 로그인해 주세요.',
      jp: '続けるにはサインインしてください。',
    },
  },
  SESSION_SUPERSEDED: {
    code: 40152,
    errorCode: null,
    text: {
      en: 'Your account was signed in on another device, or is no longer active.',
      tc: '您的帳戶已在其他裝置登入，或已停用。',
      sc: '您的账户已在其他设备登录，或已停用。',
      kr: '다른 기기에서 로그인했거나 더 이상 사용할 수 없는 계정입니다.',
      jp: '別の端末でサインインされたか、ご利用いただけないアカウントです。',
    },
  },
  BAD_REQUEST: {
    code: 10001,
    errorCode: null,
    text: {
      en: 'Some details are missing or not valid. Please check them and try again.',
      tc: '部分資料有缺漏或不正確，請檢查後再試。',
      sc: '部分资料有缺漏或不正确，请检查后再试。',
      kr: '입력하신 내용에 빠졌거나 올바르지 않은 항목이 있습니다. 확인 후 다시 시도해 주세요.',
      jp: '入力内容に不足または誤りがあります。ご確認のうえ、もう一度お試しください。',
    },
  },
  BAD_SIGNATURE: {
    code: 10002,
    errorCode: null,
    text: {
      en: 'We could not verify this request. Please reload the page and try again.',
      tc: '未能驗證此請求，請重新載入頁面後再試。',
      sc: '未能验证此请求，请重新加载页面后再试。',
      kr: '요청을 확인할 수 없습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
      jp: 'リクエストを確認できませんでした。ページを再読み込みして、もう一度お試しください。',
    },
  },
  CLOCK_SKEW: {
    code: 10003,
    errorCode: 'CLOCK_SKEW',
    text: {
      en: 'The time on your device differs from ours. Please check its clock.',
      tc: '您的裝置時間與我們的不一致，請檢查時間設定。',
      sc: '您的设备时间与我们的不一致，请检查时间设置。',
      kr: '기기의 시간이 서버와 다릅니다. 시간 설정을 확인해 주세요.',
      jp: '端末の時刻がずれています。時刻設定をご確認ください。',
    },
  },
  KEY_REUSED: {
    code: 10005,
    errorCode: null,
    text: {
      en: 'This request was already used for something else. Please start this step again.',
      tc: '此請求已用於其他操作，請重新開始此步驟。',
      sc: '此请求已用于其他操作，请重新开始此步骤。',
      kr: '이미 다른 용도로 사용된 요청입니다. 이 단계를 다시 시작해 주세요.',
      jp: 'このリクエストは別の操作ですでに使われています。この手順を最初からやり直してください。',
    },
  },
  REPLAYED: {
    code: 10006,
    errorCode: 'REPLAYED',
    text: {
      en: 'We have already received this request.',
      tc: '我們已收到此請求。',
      sc: '我们已收到此请求。',
      kr: '이미 접수된 요청입니다.',
      jp: 'このリクエストはすでに受け付けています。',
    },
  },
  NOT_YOURS: {
    code: 10007,
    errorCode: null,
    text: {
      en: 'This record is not available to you.',
      tc: '您無法查看此記錄。',
      sc: '您无法查看此记录。',
      kr: '열람할 수 없는 기록입니다.',
      jp: 'この記録はご覧いただけません。',
    },
  },
  STALE: {
    code: 10008,
    errorCode: 'STALE',
    text: {
      en: 'This has changed in the meantime. Please refresh and try again.',
      tc: '資料已有更新，請重新整理後再試。',
      sc: '资料已有更新，请刷新后再试。',
      kr: '그사이 내용이 변경되었습니다. 새로 고친 뒤 다시 시도해 주세요.',
      jp: '内容が更新されています。再読み込みのうえ、もう一度お試しください。',
    },
  },
  BUSY: {
    code: 10009,
    errorCode: null,
    text: {
      en: 'We are very busy at the moment. Please try again shortly.',
      tc: '系統繁忙，請稍後再試。',
      sc: '系统繁忙，请稍后再试。',
      kr: '지금 이용이 많습니다. 잠시 후 다시 시도해 주세요.',
      jp: 'ただいま混み合っています。少し時間をおいてお試しください。',
    },
  },
  TOO_MANY: {
    code: 10010,
    errorCode: null,
    text: {
      en: 'Too many attempts. Please wait {seconds} seconds.',
      tc: '嘗試次數過多，請於 {seconds} 秒後再試。',
      sc: '尝试次数过多，请于 {seconds} 秒后再试。',
      kr: '시도 횟수가 많습니다. {seconds}초 후 다시 시도해 주세요.',
      jp: '試行回数が多すぎます。{seconds} 秒後にお試しください。',
    },
  },
  NOT_FOUND: {
    code: 10011,
    errorCode: null,
    text: {
      en: 'We could not find what you were looking for.',
      tc: '找不到您要的內容。',
      sc: '找不到您要的内容。',
      kr: '찾으시는 내용이 없습니다.',
      jp: 'お探しのものが見つかりませんでした。',
    },
  },
  UNAVAILABLE: {
    code: 10012,
    errorCode: null,
    text: {
      en: 'This is not available at the moment.',
      tc: '此功能目前未能使用。',
      sc: '此功能目前无法使用。',
      kr: '현재 이용할 수 없는 서비스입니다.',
      jp: 'ただいまご利用いただけません。',
    },
  },
  OTP_INVALID: {
    code: 11001,
    errorCode: 'OTP_INVALID',
    text: {
      en: 'That code is not correct. You have {left} more tries.',
      tc: '驗證碼不正確，您還可嘗試 {left} 次。',
      sc: '验证码不正确，您还可尝试 {left} 次。',
      kr: '인증번호가 올바르지 않습니다. {left}번 더 시도할 수 있습니다.',
      jp: '認証コードが正しくありません。あと {left} 回入力できます。',
    },
  },
  OTP_EXPIRED: {
    code: 11002,
    errorCode: 'OTP_EXPIRED',
    text: {
      en: 'This code has expired. Please request a new one.',
      tc: '驗證碼已過期，請重新索取。',
      sc: '验证码已过期，请重新获取。',
      kr: '인증번호가 만료되었습니다. 새 번호를 받아 주세요.',
      jp: '認証コードの有効期限が切れました。新しいコードをお受け取りください。',
    },
  },
  OTP_LOCKED: {
    code: 11003,
    errorCode: 'OTP_LOCKED',
    text: {
      en: 'Too many wrong codes. Please request a new one.',
      tc: '輸入錯誤次數過多，請重新索取驗證碼。',
      sc: '输入错误次数过多，请重新获取验证码。',
      kr: '인증번호를 여러 번 잘못 입력하셨습니다. 새 번호를 받아 주세요.',
      jp: '入力の誤りが続きました。新しいコードをお受け取りください。',
    },
  },
  OTP_COOLDOWN: {
    code: 11004,
    errorCode: 'OTP_COOLDOWN',
    text: {
      en: 'Please wait {seconds} seconds before requesting another code.',
      tc: '請於 {seconds} 秒後再索取驗證碼。',
      sc: '请于 {seconds} 秒后再获取验证码。',
      kr: '{seconds}초 후에 인증번호를 다시 받을 수 있습니다.',
      jp: '{seconds} 秒後に、コードをもう一度お送りできます。',
    },
  },
  OTP_DAILY_LIMIT: {
    code: 11005,
    errorCode: null,
    text: {
      en: 'This number has reached its limit of codes for today. Please try again tomorrow.',
      tc: '此號碼今日的驗證碼次數已達上限，請明天再試。',
      sc: '此号码今日的验证码次数已达上限，请明天再试。',
      kr: '이 번호의 오늘 인증번호 발송 한도에 도달했습니다. 내일 다시 시도해 주세요.',
      jp: 'この番号への本日のコード送信は上限に達しました。明日以降にお試しください。',
    },
  },
  PHONE_FORMAT: {
    code: 11008,
    errorCode: 'PHONE_FORMAT',
    text: {
      en: 'This phone number does not have the right number of digits.',
      tc: '電話號碼的位數不正確。',
      sc: '电话号码的位数不正确。',
      kr: '전화번호 자릿수가 올바르지 않습니다.',
      jp: '電話番号の桁数が正しくありません。',
    },
  },
  COUPON_SOLD_OUT: {
    code: 13001,
    errorCode: 'SOLD_OUT',
    text: {
      en: 'All of these vouchers have been taken.',
      tc: '禮券已全數派完。',
      sc: '礼券已全部派完。',
      kr: '바우처가 모두 소진되었습니다.',
      jp: 'このバウチャーは配布を終了しました。',
    },
  },
  COUPON_LIMIT: {
    code: 13002,
    errorCode: 'LIMIT',
    text: {
      en: 'You have already taken this voucher.',
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
      tc: '此禮券尚未開始派發。',
      sc: '此礼券尚未开始派发。',
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
      kr: '종료된 혜택입니다.',
      jp: 'この特典は終了いたしました。',
    },
  },
  COUPON_TIER: {
    code: 13005,
    errorCode: 'TIER',
    text: {
      en: 'This voucher is for {tier} members and above.',
      tc: '此禮券只限 {tier} 或以上會員領取。',
      sc: '此礼券仅限 {tier} 及以上会员领取。',
      kr: '{tier} 등급 이상 회원님을 위한 바우처입니다.',
      jp: 'このバウチャーは {tier} 以上の会員様限定です。',
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
      kr: '유효 기간이 지난 바우처입니다.',
      jp: 'このバウチャーは有効期限が切れています。',
    },
  },
  VOUCHER_HELD: {
    code: 13008,
    errorCode: 'HELD',
    text: {
      en: 'This voucher is in use by another booking.',
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
      en: 'The outlet’s PIN is not correct.',
      tc: '商戶密碼不正確。',
      sc: '商户密码不正确。',
      kr: '매장 PIN이 올바르지 않습니다.',
      jp: '店舗の PIN が正しくありません。',
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
      en: 'The code has expired. Please refresh.',
      tc: '此二維碼已失效，請重新整理。',
      sc: '此二维码已失效，请刷新。',
      kr: '코드가 만료되었습니다. 새로 고침해 주세요.',
      jp: 'コードの有効期限が切れました。更新してください。',
    },
  },
  COUPON_SIGNATURE: {
    code: 13012,
    errorCode: null,
    text: {
      en: 'The voucher could not be verified. Please try again.',
      tc: '未能核實此禮券，請再試一次。',
      sc: '未能核实此礼券，请再试一次。',
      kr: '바우처를 확인하지 못했습니다. 다시 시도해 주세요.',
      jp: 'バウチャーを確認できませんでした。もう一度お試しください。',
    },
  },
  BALANCE_INSUFFICIENT: {
    code: 14001,
    errorCode: 'INSUFFICIENT',
    text: {
      en: 'Your balance is not sufficient.',
      tc: '您的餘額不足。',
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
      en: 'This reward has just been taken by other members.',
      tc: '此獎賞剛被其他會員換完。',
      sc: '此奖赏刚被其他会员兑完。',
      kr: '방금 다른 회원님들이 모두 교환하신 리워드입니다.',
      jp: 'このリワードは、ただいま交換が終了いたしました。',
    },
  },
  REWARD_LIMIT: {
    code: 14004,
    errorCode: 'LIMIT',
    text: {
      en: 'You have redeemed this reward as often as one member may.',
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
      en: 'This is for {tier} members and above.',
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
      en: 'The price has changed in the meantime. Please confirm the new one.',
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
      en: 'There is not enough of this left.',
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
      en: 'You have ordered this as often as one member may.',
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
      en: 'The time for collecting this has ended.',
      tc: '領取期限已過。',
      sc: '领取期限已过。',
      kr: '수령 기간이 지났습니다.',
      jp: 'お受け取り期間が終了しました。',
    },
  },
  QUOTE_EXPIRED: {
    code: 16003,
    errorCode: 'QUOTE_EXPIRED',
    text: {
      en: 'This price is no longer held. Please check the current price.',
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
      en: 'We could not verify this price. Please choose it again.',
      tc: '未能核實此價格，請重新選擇。',
      sc: '未能核实此价格，请重新选择。',
      kr: '가격을 확인할 수 없습니다. 다시 선택해 주세요.',
      jp: '料金を確認できませんでした。もう一度お選びください。',
    },
  },
  HOLD_EXPIRED: {
    code: 16006,
    errorCode: 'HOLD_EXPIRED',
    text: {
      en: 'The time to complete this booking has run out. Please start again.',
      tc: '預訂保留時間已過，請重新預訂。',
      sc: '预订保留时间已过，请重新预订。',
      kr: '예약 완료 시간이 지났습니다. 처음부터 다시 진행해 주세요.',
      jp: 'ご予約の確保時間が過ぎました。もう一度はじめからお手続きください。',
    },
  },
  CANCEL_CLOSED: {
    code: 16008,
    errorCode: null,
    text: {
      en: 'This booking can no longer be cancelled online. Please contact us.',
      tc: '此預訂已不能在網上取消，請與我們聯絡。',
      sc: '此预订已不能在线取消，请与我们联系。',
      kr: '이 예약은 온라인으로 취소할 수 없습니다. 문의해 주세요.',
      jp: 'このご予約は、オンラインでのお取り消しを締め切りました。お手数ですがお問い合わせください。',
    },
  },
  CART_FULL: {
    code: 16010,
    errorCode: 'CART_FULL',
    text: {
      en: 'Your cart is full. Please check out or remove an item first.',
      tc: '購物車已滿，請先結帳或移除項目。',
      sc: '购物车已满，请先结账或移除项目。',
      kr: '장바구니가 가득 찼습니다. 먼저 결제하거나 항목을 삭제해 주세요.',
      jp: 'カートがいっぱいです。先にお支払いいただくか、商品を削除してください。',
    },
  },
  PENALTY_CHANGED: {
    code: 16012,
    errorCode: 'PENALTY_CHANGED',
    text: {
      en: 'The cancellation fee is now {amount}.',
      tc: '取消費用現為 {amount}。',
      sc: '取消费用现为 {amount}。',
      kr: '취소 수수료가 {amount}(으)로 변경되었습니다.',
      jp: 'キャンセル料は現在 {amount} です。',
    },
  },
  BOOKING_NUMBER: {
    code: 16013,
    errorCode: null,
    text: {
      en: 'This booking number is not valid.',
      tc: '預訂編號不正確。',
      sc: '预订编号不正确。',
      kr: '예약 번호가 올바르지 않습니다.',
      jp: '予約番号が正しくありません。',
    },
  },
  CART_CURRENCY: {
    code: 16014,
    errorCode: 'CART_CURRENCY',
    text: {
      en: 'Your cart is in {currency}. Please check out first, then add this.',
      tc: '購物車內的項目以 {currency} 計價，請先結帳，再加入此項目。',
      sc: '购物车内的项目以 {currency} 计价，请先结账，再加入此项目。',
      kr: '장바구니에 {currency} 상품이 있습니다. 먼저 결제한 뒤 담아 주세요.',
      jp: 'カートには {currency} の商品が入っています。先にお支払いのうえ、追加してください。',
    },
  },
  PAYMENT_IN_PROGRESS: {
    code: 20001,
    errorCode: 'IN_PROGRESS',
    text: {
      en: 'A payment for this order is already under way.',
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
      en: 'This way to pay is not available for this order. Please choose another one.',
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
      en: 'The refund is more than the amount that was paid.',
      tc: '退款金額超過已付金額。',
      sc: '退款金额超过已支付金额。',
      kr: '환불 금액이 결제 금액을 초과합니다.',
      jp: '返金額がお支払い額を超えています。',
    },
  },
  CAPTCHA_REQUIRED: {
    code: 11006,
    errorCode: 'CAPTCHA_REQUIRED',
    text: {
      en: 'Please complete the verification first.',
      tc: '請先完成安全驗證。',
      sc: '请先完成安全验证。',
      kr: '먼저 보안 인증을 완료해 주세요.',
      jp: '先に確認手続きを完了してください。',
    },
  },
  CAPTCHA_FAILED: {
    code: 11007,
    errorCode: 'CAPTCHA_FAILED',
    text: {
      en: 'The verification did not succeed. Please try again.',
      tc: '安全驗證未能通過，請再試一次。',
      sc: '安全验证未能通过，请再试一次。',
      kr: '보안 인증에 실패했습니다. 다시 시도해 주세요.',
      jp: '確認できませんでした。もう一度お試しください。',
    },
  },
  VOICE_OFF: {
    code: 11009,
    errorCode: null,
    text: {
      en: 'We cannot call numbers in this area. Please choose a text message.',
      tc: '此地區暫不提供語音驗證碼，請選擇短訊。',
      sc: '此地区暂不提供语音验证码，请选择短信。',
      kr: '이 지역에서는 음성 인증을 이용할 수 없습니다. 문자 메시지를 선택해 주세요.',
      jp: 'この地域では音声での認証をご利用いただけません。SMS をお選びください。',
    },
  },
  LOGIN_FAILED: {
    code: 11010,
    errorCode: 'LOGIN_FAILED',
    text: {
      en: 'These sign-in details are not correct. Please check them and try again.',
      tc: '登入資料不正確，請檢查後再試。',
      sc: '登录资料不正确，请检查后再试。',
      kr: '로그인 정보가 올바르지 않습니다. 확인 후 다시 시도해 주세요.',
      jp: 'サインイン情報が正しくありません。ご確認のうえ、もう一度お試しください。',
    },
  },
  LOGIN_LOCKED: {
    code: 11011,
    errorCode: null,
    text: {
      en: 'Too many attempts. Sign-in with these details is paused for {minutes} minutes.',
      tc: '嘗試次數過多，請於 {minutes} 分鐘後再登入。',
      sc: '尝试次数过多，请于 {minutes} 分钟后再登录。',
      kr: '시도 횟수가 많아 {minutes}분 동안 로그인할 수 없습니다.',
      jp: '試行回数が多いため、{minutes} 分間サインインできません。',
    },
  },
  TICKET_EXPIRED: {
    code: 11012,
    errorCode: 'TICKET_EXPIRED',
    text: {
      en: 'This step has expired. Please start again.',
      tc: '此步驟已逾時，請重新開始。',
      sc: '此步骤已超时，请重新开始。',
      kr: '이 단계가 만료되었습니다. 처음부터 다시 진행해 주세요.',
      jp: 'この手順の有効期限が切れました。最初からやり直してください。',
    },
  },
  EMAIL_FORMAT: {
    code: 11013,
    errorCode: 'EMAIL_FORMAT',
    text: {
      en: 'This email address is not valid.',
      tc: '電郵地址不正確。',
      sc: '电子邮箱地址不正确。',
      kr: '이메일 주소가 올바르지 않습니다.',
      jp: 'メールアドレスが正しくありません。',
    },
  },
  PHONE_TAKEN: {
    code: 12001,
    errorCode: 'PHONE_TAKEN',
    text: {
      en: 'This phone number already belongs to a member. Please sign in.',
      tc: '此電話號碼已登記為會員，請直接登入。',
      sc: '此电话号码已注册为会员，请直接登录。',
      kr: '이미 가입된 전화번호입니다. 로그인해 주세요.',
      jp: 'この電話番号はすでに会員登録されています。サインインしてください。',
    },
  },
  EMAIL_TAKEN: {
    code: 12002,
    errorCode: 'EMAIL_TAKEN',
    text: {
      en: 'This email address is already in use.',
      tc: '此電郵地址已被使用。',
      sc: '此电子邮箱地址已被使用。',
      kr: '이미 사용 중인 이메일 주소입니다.',
      jp: 'このメールアドレスはすでに使われています。',
    },
  },
  AGE: {
    code: 12003,
    errorCode: 'AGE',
    text: {
      en: 'Membership is open to guests aged {age} or over.',
      tc: '年滿 {age} 歲方可成為會員。',
      sc: '年满 {age} 岁方可成为会员。',
      kr: '만 {age}세 이상부터 가입하실 수 있습니다.',
      jp: 'ご入会は {age} 歳以上の方に限らせていただきます。',
    },
  },
  DOB: {
    code: 12004,
    errorCode: 'DOB',
    text: {
      en: 'This date of birth is not valid.',
      tc: '出生日期不正確。',
      sc: '出生日期不正确。',
      kr: '생년월일이 올바르지 않습니다.',
      jp: '生年月日が正しくありません。',
    },
  },
  NAME_EN: {
    code: 12005,
    errorCode: 'NAME_EN',
    text: {
      en: 'Please use English letters and spaces only, as on your travel document.',
      tc: '請只使用英文字母及空格，與旅行證件一致。',
      sc: '请只使用英文字母及空格，与旅行证件一致。',
      kr: '여행 증명서와 같이 영문자와 띄어쓰기만 사용해 주세요.',
      jp: '渡航書類と同じく、半角英字とスペースのみでご入力ください。',
    },
  },
  CARD_NOT_MATCH: {
    code: 12006,
    errorCode: 'CARD_NOT_MATCH',
    text: {
      en: 'These details do not match the card.',
      tc: '資料與會員卡記錄不符。',
      sc: '资料与会员卡记录不符。',
      kr: '입력하신 정보가 카드 정보와 일치하지 않습니다.',
      jp: 'ご入力の内容がカードの情報と一致しません。',
    },
  },
  CARD_LINKED: {
    code: 12007,
    errorCode: 'CARD_LINKED',
    text: {
      en: 'This card is already linked to an account.',
      tc: '此會員卡已連結至其他帳戶。',
      sc: '此会员卡已关联其他账户。',
      kr: '이미 다른 계정에 연결된 카드입니다.',
      jp: 'このカードはすでに別のアカウントに連携されています。',
    },
  },
  CONSENT: {
    code: 12008,
    errorCode: 'CONSENT',
    text: {
      en: 'Please accept the current terms to continue.',
      tc: '請先接受最新條款，再繼續。',
      sc: '请先接受最新条款，再继续。',
      kr: '계속하려면 최신 약관에 동의해 주세요.',
      jp: '続けるには、最新の規約に同意してください。',
    },
  },
  REGISTER_SIGNATURE: {
    code: 12009,
    errorCode: 'SIGNATURE',
    text: {
      en: 'We could not verify this registration. Please start again.',
      tc: '未能驗證此次登記，請重新開始。',
      sc: '未能验证此次注册，请重新开始。',
      kr: '가입 요청을 확인할 수 없습니다. 처음부터 다시 진행해 주세요.',
      jp: 'ご登録を確認できませんでした。最初からやり直してください。',
    },
  },
  TOO_MANY_DEVICES: {
    code: 12011,
    errorCode: null,
    text: {
      en: 'You already have {max} passkeys. Please remove one first.',
      tc: '您已有 {max} 個通行密鑰，請先移除其中一個。',
      sc: '您已有 {max} 个通行密钥，请先移除其中一个。',
      kr: '이미 패스키가 {max}개 등록되어 있습니다. 먼저 하나를 삭제해 주세요.',
      jp: 'パスキーはすでに {max} 個登録されています。先に 1 つ削除してください。',
    },
  },
  CANNOT_CLOSE: {
    code: 12012,
    errorCode: 'CANNOT_CLOSE',
    text: {
      en: 'You still have open bookings, or dollars on hold. Please finish or cancel them first.',
      tc: '您尚有未完結的預訂或被保留的獎賞金，請先完成或取消。',
      sc: '您还有未完结的预订或被保留的奖赏金，请先完成或取消。',
      kr: '진행 중인 예약이나 보류된 리조트 달러가 있습니다. 먼저 완료하거나 취소해 주세요.',
      jp: '進行中のご予約、または確保中のリゾートドルがあります。先に完了またはお取り消しください。',
    },
  },
  WECHAT_OFF: {
    code: 19021,
    errorCode: null,
    text: {
      en: 'WeChat is not available here.',
      tc: '此處暫未支援微信。',
      sc: '此处暂不支持微信。',
      kr: '여기서는 위챗을 이용할 수 없습니다.',
      jp: 'こちらでは WeChat をご利用いただけません。',
    },
  },
  LINK_FAILED: {
    code: 19022,
    errorCode: null,
    text: {
      en: 'The link could not be created. Please try again.',
      tc: '未能建立連結，請再試一次。',
      sc: '未能创建链接，请再试一次。',
      kr: '링크를 만들지 못했습니다. 다시 시도해 주세요.',
      jp: 'リンクを作成できませんでした。もう一度お試しください。',
    },
  },
  INTERNAL: {
    code: 50000,
    errorCode: null,
    text: {
      en: 'Something went wrong on our side. Please try again. Reference {id}.',
      tc: '系統出現問題，請再試一次。參考編號 {id}。',
      sc: '系统出现问题，请再试一次。参考编号 {id}。',
      kr: '서비스에 문제가 생겼습니다. 다시 시도해 주세요. 참조 번호 {id}.',
      jp: 'システムで問題が発生しました。もう一度お試しください。参照番号 {id}。',
    },
  },
});

export type ErrorName = keyof typeof ERRORS;
