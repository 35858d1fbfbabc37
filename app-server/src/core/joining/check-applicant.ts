import { isEnglishName, normalizeName } from '@resort/shared/contract';
import { AREA_NAMES } from '../../content/area-names.ts';
import { CITIES } from '../../content/cities.ts';
import { CONSENTS } from '../../content/joining.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { badRequest } from '../../platform/protocol/shape.ts';
import { emailAddress } from '../email.ts';
import { isPassword } from '../password/rule.ts';
import { checkBirthDate } from './birth-date.ts';

interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly chineseName?: string | undefined;
  readonly dateOfBirth: string;
  readonly email?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly countryCode: string;
  readonly password?: string | undefined;
  readonly consents: Readonly<Record<'terms' | 'privacy', string>>;
}

const CHINESE_NAME = /^[\p{Script=Han}·]{2,20}$/u;
const invalid = (field: string) => badRequest([{ path: [field], code: 'invalid_value' }]);

/** '' counts as not given: a form sends what its fields hold. */
const given = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? undefined : text.trim();

function checkPlace(countryCode: string, cityCode: string | undefined): void {
  if (!Object.hasOwn(AREA_NAMES, countryCode)) throw invalid('countryCode');
  const isKnown = CITIES.some((city) => city.code === cityCode && city.countryCode === countryCode);
  if (cityCode !== undefined && !isKnown) throw invalid('cityCode');
}

/** What somebody typed to join, in its stored form. Throws NAME_EN, DOB, AGE, EMAIL_FORMAT, CONSENT, BAD_REQUEST. */
export function checkApplicant(applicant: Applicant, now: Date) {
  const { firstName, lastName, dateOfBirth, countryCode, consents } = applicant;
  if (!isEnglishName(firstName) || !isEnglishName(lastName)) throw new DomainError('NAME_EN');
  checkBirthDate(dateOfBirth, now);
  const chineseName = given(applicant.chineseName);
  if (chineseName !== undefined && !CHINESE_NAME.test(chineseName)) throw invalid('chineseName');
  const email = given(applicant.email);
  const cityCode = given(applicant.cityCode);
  checkPlace(countryCode, cityCode);
  const password = applicant.password === '' ? undefined : applicant.password;
  if (password !== undefined && !isPassword(password)) throw invalid('password');
  const accepted = CONSENTS.every(
    ({ key, version }) => version === null || consents[key as 'terms' | 'privacy'] === version,
  );
  if (!accepted) throw new DomainError('CONSENT');
  return {
    firstName: normalizeName(firstName),
    lastName: normalizeName(lastName),
    chineseName: chineseName ?? null,
    email: email === undefined ? null : emailAddress(email),
    dateOfBirth,
    cityCode: cityCode ?? null,
    countryCode,
    password,
  };
}
