import { errorRows } from './error-row.ts';

/** Registration and profile: 12xxx. */
export const MEMBER_ERRORS = errorRows({
  PHONE_TAKEN: {
    code: 12001,
    errorCode: 'PHONE_TAKEN',
    text: {
      en: 'This mobile number is already registered. Please sign in instead.',
      tc: '此手機號碼已登記成為會員，請直接登入。',
      sc: '该手机号码已注册会员，请直接登录。',
      kr: '이미 가입된 휴대전화 번호입니다. 로그인해 주세요.',
      jp: 'この番号はすでにご登録済みです。サインインしてください。',
    },
  },
  EMAIL_TAKEN: {
    code: 12002,
    errorCode: 'EMAIL_TAKEN',
    text: {
      en: 'This email address is already registered. Please use another one.',
      tc: '此電郵地址已登記，請使用其他電郵地址。',
      sc: '该邮箱已被注册，请使用其他邮箱。',
      kr: '이미 등록된 이메일 주소입니다. 다른 이메일 주소를 사용해 주세요.',
      jp: 'このメールアドレスはすでにご登録済みです。別のアドレスをご利用ください。',
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
      jp: 'ご入会は{age}歳以上の方に限らせていただきます。',
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
      kr: '여권 등 여행 증명서와 동일하게 영문자와 띄어쓰기만 사용해 주세요.',
      jp: '渡航書類と同じく、半角英字とスペースのみでご入力ください。',
    },
  },
  CARD_NOT_MATCH: {
    code: 12006,
    errorCode: 'CARD_NOT_MATCH',
    text: {
      en: 'These details do not match the card.',
      tc: '資料與會員卡紀錄不符。',
      sc: '信息与会员卡记录不符。',
      kr: '입력하신 정보가 카드 정보와 일치하지 않습니다.',
      jp: 'ご入力の内容がカードの情報と一致しません。',
    },
  },
  CARD_LINKED: {
    code: 12007,
    errorCode: 'CARD_LINKED',
    text: {
      en: 'This card is already linked to another account. Please contact Member Services.',
      tc: '此會員卡已連結至其他賬戶，請聯絡會員服務。',
      sc: '此会员卡已关联其他账户，请联系会员服务。',
      kr: '이미 다른 계정에 연결된 카드입니다. 회원 서비스로 문의해 주세요.',
      jp: 'このカードはすでに別のアカウントに連携されています。会員サービスまでお問い合わせください。',
    },
  },
  CONSENT: {
    code: 12008,
    errorCode: 'CONSENT',
    text: {
      en: 'Please accept the latest terms to continue.',
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
      en: 'We could not complete your registration. Please start again.',
      tc: '未能完成登記，請重新開始。',
      sc: '无法完成注册，请重新开始。',
      kr: '가입을 완료하지 못했습니다. 처음부터 다시 진행해 주세요.',
      jp: 'ご登録を完了できませんでした。最初からやり直してください。',
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
      en: 'You have upcoming reservations or Resort Dollars on hold. Please complete or cancel them before closing your membership.',
      tc: '您尚有未完成的預訂或暫時扣起的獎賞金，請先完成或取消。',
      sc: '您还有未完成的预订或冻结的奖赏金，请先完成或取消。',
      kr: '진행 중인 예약이나 사용 대기 중인 리조트 달러가 있습니다. 먼저 완료하거나 취소해 주세요.',
      jp: '進行中のご予約、またはお取り置き中のリゾートドルがございます。先に完了またはキャンセルをお願いいたします。',
    },
  },
});
