/* Somebody on the way to becoming a member, for the tests of the screens. */

const consent = (key: 'terms' | 'sms', version: string | null) => ({
  key,
  version,
  required: version !== null,
  title: `Consent to ${key}`,
  url: version === null ? null : `/terms-n-conditions?section=${key}`,
});
/** What joining asks for, as `register-manage` says it. */
export const manage = {
  minAge: 21,
  linkCard: true,
  fields: ['chineseName', 'cityCode', 'email'].map((field) => ({ field, required: false })),
  consents: [consent('terms', '1.0'), consent('sms', null)],
};
export const macau = {
  areaCode: '+853',
  countryCode: 'MO',
  name: 'Macau',
  minLength: 8,
  maxLength: 8,
  hot: true,
  example: '66123456',
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
/** What a right code is answered with. */
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
