import { normalizeName } from '@resort/shared/format';
import { isoDateOf, NO_DATE, type DateParts } from '@resort/shared/ui/form';
import type { RegisterArg, RegisterManage } from '../api/joining.ts';
import type { Leave } from '../sign-in/leave.ts';

export type Consent = RegisterManage['consents'][number];
type ConsentName = `agreed.${Consent['key']}`;

/** The input of a registration. A consent contains what was agreed to: see `agreementOf`. */
export type Applicant = Record<
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'chineseName'
  | 'email'
  | 'country'
  | 'city'
  | 'insiderId'
  | 'invitation'
  | ConsentName,
  string
> & { dateOfBirth: DateParts };

export const consentName = (key: Consent['key']): ConsentName => `agreed.${key}`;

/**
 * The value of a ticked consent: the edition of the text, so that a tick for an older edition does not count; 'yes' if
 * there is no text.
 */
export const agreementOf = ({ version }: Pick<Consent, 'version'>): string => version ?? 'yes';

/** Nothing is agreed to before the applicant does so. `invitation`: the code of the link that they followed. */
export function noApplicant(country: string, invitation = ''): Applicant {
  return {
    title: '',
    firstName: '',
    lastName: '',
    chineseName: '',
    dateOfBirth: NO_DATE,
    email: '',
    country,
    city: '',
    insiderId: '',
    invitation,
    'agreed.terms': '',
    'agreed.privacy': '',
    'agreed.sms': '',
    'agreed.email': '',
  };
}

const given = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed.trim());

/**
 * Both names, the date of birth and the number of a card issued before the app, as `checkName` and
 * `register` compare them.
 */
export function holderOf({ firstName, lastName, dateOfBirth }: Applicant) {
  return {
    firstName: normalizeName(firstName),
    lastName: normalizeName(lastName),
    dateOfBirth: isoDateOf(dateOfBirth),
  };
}

/** The registration as it is sent; fields left empty are left out. */
export function registrationOf(applicant: Applicant, leave: Leave): Omit<RegisterArg, 'idempotencyKey'> {
  return {
    ...holderOf(applicant),
    registerTicket: leave.registerTicket,
    registerKey: leave.registerKey,
    memberPhone: leave.areaCode + leave.phone,
    title: applicant.title as RegisterArg['title'],
    chineseName: given(applicant.chineseName),
    sjmInsiderId: given(applicant.insiderId),
    email: given(applicant.email),
    countryCode: applicant.country,
    cityCode: given(applicant.city),
    shareToken: given(applicant.invitation),
    consents: {
      terms: applicant['agreed.terms'],
      privacy: applicant['agreed.privacy'],
      sms: applicant['agreed.sms'] !== '',
      email: applicant['agreed.email'] !== '',
    },
  };
}
