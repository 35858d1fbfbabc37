import type { Language } from '@resort/shared/contract';

/** The text message that carries a one-time code; `{code}` is its six digits. Fits one SMS in every language. */
export const OTP_MESSAGE: Record<Language, string> = {
  en: '{code} is your one-time code for the Resort. It is valid for 5 minutes. Never share it with anyone, including our staff.',
  tc: '度假村集團驗證碼 {code}，5 分鐘內有效。請勿向任何人透露，包括我們的職員。',
  sc: '【度假村集团】验证码 {code}，5 分钟内有效。请勿告诉任何人，包括工作人员。',
  kr: '[리조트] 인증번호 {code} (5분간 유효). 직원을 포함해 누구에게도 알려 주지 마세요.',
  jp: '【リゾート】認証コードは {code} です。5 分間有効です。スタッフを含め、どなたにもお伝えにならないでください。',
};

/** The subject of a mail that carries a one-time code; its text is that of `OTP_MESSAGE`. */
export const OTP_MAIL_SUBJECT: Record<Language, string> = {
  en: 'Your one-time code',
  tc: '您的驗證碼',
  sc: '您的验证码',
  kr: '인증번호 안내',
  jp: '認証コードのご案内',
};
