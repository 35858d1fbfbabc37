import { errorRows } from './error-row.ts';

/** One-time codes, captcha and sign-in: 11xxx. */
export const SIGN_IN_ERRORS = errorRows({
  OTP_INVALID: {
    code: 11001,
    errorCode: 'OTP_INVALID',
    text: {
      en: 'Incorrect code. Attempts remaining: {left}.',
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
      jp: '認証コードの有効期限が切れました。新しい認証コードをお受け取りください。',
    },
  },
  OTP_LOCKED: {
    code: 11003,
    errorCode: 'OTP_LOCKED',
    text: {
      en: 'Too many incorrect attempts. Please request a new code.',
      tc: '輸入錯誤次數過多，請重新索取驗證碼。',
      sc: '输入错误次数过多，请重新获取验证码。',
      kr: '입력 오류 횟수를 초과했습니다. 인증번호를 다시 받아 주세요.',
      jp: '入力回数の上限に達しました。新しい認証コードをお受け取りください。',
    },
  },
  OTP_COOLDOWN: {
    code: 11004,
    errorCode: 'OTP_COOLDOWN',
    text: {
      en: 'Please wait {wait} before requesting another code.',
      tc: '請於 {wait}後再索取驗證碼。',
      sc: '请于 {wait}后再获取验证码。',
      kr: '{wait} 후에 인증번호를 다시 받을 수 있습니다.',
      jp: '{wait}後に、認証コードをもう一度お送りできます。',
    },
  },
  OTP_DAILY_LIMIT: {
    code: 11005,
    errorCode: null,
    text: {
      en: 'You have reached the limit for codes to this number. Please try again in {wait}.',
      tc: '此號碼索取驗證碼的次數過多，請於 {wait}後再試。',
      sc: '此号码获取验证码的次数过多，请于 {wait}后重试。',
      kr: '이 번호로 인증번호를 너무 많이 요청하셨습니다. {wait} 후에 다시 시도해 주세요.',
      jp: 'この番号への認証コードの送信が上限に達しました。{wait}後にもう一度お試しください。',
    },
  },
  CAPTCHA_REQUIRED: {
    code: 11006,
    errorCode: 'CAPTCHA_REQUIRED',
    text: {
      en: 'Please complete the security check first.',
      tc: '請先完成安全驗證。',
      sc: '请先完成安全验证。',
      kr: '먼저 보안 확인을 완료해 주세요.',
      jp: '先にセキュリティ確認を完了してください。',
    },
  },
  CAPTCHA_FAILED: {
    code: 11007,
    errorCode: 'CAPTCHA_FAILED',
    text: {
      en: 'The security check was not completed. Please try again.',
      tc: '安全驗證未能通過，請再試一次。',
      sc: '安全验证未通过，请重试。',
      kr: '보안 확인을 완료하지 못했습니다. 다시 시도해 주세요.',
      jp: 'セキュリティ確認を完了できませんでした。もう一度お試しください。',
    },
  },
  PHONE_FORMAT: {
    code: 11008,
    errorCode: 'PHONE_FORMAT',
    text: {
      en: 'Please check the number of digits in your phone number.',
      tc: '請檢查電話號碼的位數。',
      sc: '请检查电话号码的位数。',
      kr: '전화번호의 자릿수를 확인해 주세요.',
      jp: '電話番号の桁数をご確認ください。',
    },
  },
  VOICE_OFF: {
    code: 11009,
    errorCode: null,
    text: {
      en: 'Voice codes are not available in this area. Please choose text message.',
      tc: '此地區暫不提供語音驗證碼，請選擇短訊。',
      sc: '此地区暂不提供语音验证码，请选择短信。',
      kr: '이 지역에서는 음성 인증을 이용할 수 없습니다. 문자 메시지를 선택해 주세요.',
      jp: 'この地域ではお電話による認証をご利用いただけません。SMSをお選びください。',
    },
  },
  LOGIN_FAILED: {
    code: 11010,
    errorCode: 'LOGIN_FAILED',
    text: {
      en: 'These sign-in details are not correct. Please check them and try again.',
      tc: '登入資料不正確，請檢查後再試。',
      sc: '登录信息不正确，请检查后重试。',
      kr: '로그인 정보가 올바르지 않습니다. 확인 후 다시 시도해 주세요.',
      jp: 'サインイン情報が正しくありません。ご確認のうえ、もう一度お試しください。',
    },
  },
  LOGIN_LOCKED: {
    code: 11011,
    errorCode: null,
    text: {
      en: 'Too many attempts. For your security, please try again in {wait}.',
      tc: '嘗試次數過多，請於 {wait}後再登入。',
      sc: '尝试次数过多，请于 {wait}后再登录。',
      kr: '시도 횟수가 많습니다. {wait} 후에 다시 로그인해 주세요.',
      jp: '試行回数が多すぎます。{wait}後にもう一度サインインしてください。',
    },
  },
  TICKET_EXPIRED: {
    code: 11012,
    errorCode: 'TICKET_EXPIRED',
    text: {
      en: 'This session has expired. Please start again.',
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
});
