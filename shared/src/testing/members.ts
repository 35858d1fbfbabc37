import type { AreaCode } from '../rows/one-time-code.calls.ts';
import type { SessionReply, UserInfo } from '../rows/session.calls.ts';

/** The first of the fixed test members: the same name and tier as in the seed data. */
export const MEI_LING: UserInfo = {
  userId: '1000001',
  memberNo: 'R100001',
  title: 'MS',
  firstName: 'Mei Ling',
  lastName: 'Chan',
  chineseName: '陳美玲',
  phoneArea: '+853',
  phoneMasked: '660***01',
  emailMasked: null,
  emailVerified: false,
  dateOfBirth: '1984-03-12',
  cityCode: 'MAC-TAI',
  countryCode: 'MO',
  language: 'en',
  memberTier: 'DIAMOND',
  MemberCardTier: 'Diamond',
  tierExpireAt: '2027-03-31T23:59:59+08:00',
  currency: 'MOP',
  currencyInfo: { code: 'MOP', symbol: 'MOP$', rateToMop: '1.00' },
  openKey: 'open',
  biometric: false,
  consents: { sms: false, email: false },
  joinedAt: '2019-05-04T10:00:00+08:00',
  version: 1,
};

/** The response when Mei Ling signs in. */
export const SESSION: SessionReply = {
  tokenValue: 'token',
  signKey: btoa('k'.repeat(32)),
  userId: MEI_LING.userId,
  language: 'en',
  memberTier: 'DIAMOND',
  MemberCardTier: 'Diamond',
  currency: 'MOP',
  openKey: 'open',
  expiresAt: '2026-11-22T12:00:00+08:00',
};

/** The area code of her number, as the server returns it. */
export const MACAU: AreaCode = {
  areaCode: '+853',
  countryCode: 'MO',
  name: 'Macau',
  minLength: 8,
  maxLength: 8,
  hot: true,
  example: '66123456',
};
