import { isEnglishName, normalizeName } from '@resort/shared/contract';
import type { LegalVersions } from '../../../core/content/legal.ts';
import { CONSENTS, versionOf } from './consents.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { emailAddress } from '../../../core/member/email.ts';
import { checkPlace, chineseNameOf, given, invalid } from '../../../core/member/details.ts';
import { isPassword } from './password-rule.ts';
import { checkBirthDate } from '../../../core/member/birth-date.ts';

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

/**
 * Normalises and validates registration data; `versions` of the legal texts are those in force. Throws NAME_EN, DOB, AGE, EMAIL_FORMAT, CONSENT, BAD_REQUEST.
 */
export function checkApplicant(applicant: Applicant, now: Date, versions: LegalVersions) {
  const { firstName, lastName, dateOfBirth, countryCode, consents } = applicant;
  if (!isEnglishName(firstName) || !isEnglishName(lastName)) throw new DomainError('NAME_EN');
  checkBirthDate(dateOfBirth, now);
  const chineseName = chineseNameOf(applicant.chineseName);
  const email = given(applicant.email);
  const cityCode = given(applicant.cityCode);
  checkPlace(countryCode, cityCode);
  const password = applicant.password === '' ? undefined : applicant.password;
  if (password !== undefined && !isPassword(password)) throw invalid('password');
  const accepted = CONSENTS.every((consent) => {
    const version = versionOf(consent, versions);
    return version === null || consents[consent.key as 'terms' | 'privacy'] === version;
  });
  if (!accepted) throw new DomainError('CONSENT');
  return {
    firstName: normalizeName(firstName),
    lastName: normalizeName(lastName),
    chineseName,
    email: email === undefined ? null : emailAddress(email),
    dateOfBirth,
    cityCode: cityCode ?? null,
    countryCode,
    password,
  };
}
