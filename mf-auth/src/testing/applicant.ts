/* An applicant, for the tests of the screens. */

const consent = (key: 'terms' | 'sms', version: string | null) => ({
  key,
  version,
  required: version !== null,
  title: `Consent to ${key}`,
  url: version === null ? null : `/terms-n-conditions?section=${key}`,
});
/** The requirements for joining, as in the response of `register-manage`. */
export const manage = {
  minAge: 21,
  linkCard: true,
  fields: ['chineseName', 'cityCode', 'email'].map((field) => ({ field, required: false })),
  consents: [consent('terms', '1.0'), consent('sms', null)],
};
/** The sign-in methods, as in the response of `login-manage`. */
export const loginManage = {
  methods: ['otp' as const, 'normal' as const, 'card' as const],
  captcha: { always: false, afterFails: 3 },
  otp: { len: 6, ttl: 300, resend: 60, daily: 10 },
  passwordRule: { minLength: 8, maxLength: 64, pattern: '.*' },
};
/** The choices of the form, as in the response of the dictionary. */
export const words = {
  'GET /user/getMemberTitleList': [{ code: 'MS' as const, name: 'Ms' }],
  'GET /sjm/dict-code/country': [{ code: 'MO', name: 'Macau' }],
  'GET /user/cities': [{ code: 'MAC-TAI', name: 'Taipa', countryCode: 'MO' }],
};
/** A code that was asked for in this tab. */
export const request = {
  purpose: 'register' as const,
  channel: 'sms' as const,
  otpId: '7',
  areaCode: '+853',
  phone: '66123456',
  maskedPhone: '661***56',
  resendAt: 0,
};
/** The response to a correct code. */
export const proof = { registerTicket: 'ticket', registerKey: btoa('r'.repeat(32)), expireIn: 900 };
/** A draft that every rule accepts. */
export const typed = {
  title: 'MS',
  firstName: 'Wing  Yan',
  lastName: 'Cheang',
  chineseName: '',
  dateOfBirth: { year: '1990', month: '2', day: '28' },
  email: 'wing@example.com ',
  country: 'MO',
  city: 'MAC-TAI',
  insiderId: '',
  'agreed.terms': '1.0',
  'agreed.privacy': '',
  'agreed.sms': '',
  'agreed.email': '',
};
