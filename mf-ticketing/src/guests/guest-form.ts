import type { UserInfo } from '@resort/shared/calls/rows';
import { datePartsOf, isoDateOf, NO_DATE, type DateParts } from '@resort/shared/ui/form';
import { DOCUMENTS, type DocNeed, type DocType } from '@resort/shared/documents';
import type { GuestInfo } from '../../contract/index.ts';
import type { useSaveGuestMutation } from '../api/guests.ts';

/** The form's values. */
export interface GuestValues {
  docType: DocType | '';
  /** as typed; never kept anywhere but in the field */
  docNo: string;
  /** in Chinese characters */
  name: string;
  firstName: string;
  lastName: string;
  dateOfBirth: DateParts;
  nationality: string;
  docExpiry: DateParts;
  isSelf: boolean;
  consent: boolean;
}

/** Everything except the document's number, and except the consent, which is given again each time. */
export const DRAFTED = [
  'docType',
  'name',
  'firstName',
  'lastName',
  'dateOfBirth',
  'nationality',
  'docExpiry',
  'isSelf',
] as const satisfies readonly (keyof GuestValues)[];

const NOTHING: GuestValues = {
  docType: '',
  docNo: '',
  name: '',
  firstName: '',
  lastName: '',
  dateOfBirth: NO_DATE,
  nationality: '',
  docExpiry: NO_DATE,
  isSelf: false,
  consent: false,
};

/** An empty form, or a guest's saved data; the number is never sent back. */
export function valuesOf(saved: GuestInfo | undefined): GuestValues {
  if (saved === undefined) return NOTHING;
  const { docType, hanName, firstName, lastName, dateOfBirth, nationality, docExpiry, isSelf } = saved;
  return {
    ...NOTHING,
    docType,
    name: hanName,
    firstName,
    lastName,
    dateOfBirth: datePartsOf(dateOfBirth),
    nationality: nationality ?? '',
    docExpiry: datePartsOf(docExpiry),
    isSelf,
  };
}

/** The fields of such a document besides its number and the date of birth; none before one is chosen. */
export const needsOf = (docType: DocType | ''): readonly DocNeed[] =>
  docType === '' ? [] : DOCUMENTS[docType].needs;

/** The member's own data fills the fields that are still empty. */
export function ownValues(member: UserInfo, values: GuestValues): Partial<GuestValues> {
  const isEmpty = Object.values(values.dateOfBirth).every((part) => part === '');
  return {
    ...(values.name === '' ? { name: member.chineseName ?? '' } : {}),
    ...(values.firstName === '' ? { firstName: member.firstName } : {}),
    ...(values.lastName === '' ? { lastName: member.lastName } : {}),
    ...(isEmpty ? { dateOfBirth: datePartsOf(member.dateOfBirth) } : {}),
  };
}

type SaveRequest = Parameters<ReturnType<typeof useSaveGuestMutation>[0]>[0];

/** The request: only the fields of this type of document, and the number only if one was entered. */
export function requestOf(values: GuestValues, docType: DocType, version: string, id?: string): SaveRequest {
  const needs = needsOf(docType);
  const has = (need: DocNeed) => needs.includes(need);
  return {
    ...(id === undefined ? {} : { id }),
    docType,
    ...(values.docNo.trim() === '' ? {} : { docNo: values.docNo }),
    ...(has('name') ? { name: values.name } : {}),
    ...(has('firstName') ? { firstName: values.firstName } : {}),
    ...(has('lastName') ? { lastName: values.lastName } : {}),
    dateOfBirth: isoDateOf(values.dateOfBirth),
    ...(has('nationality') ? { nationality: values.nationality } : {}),
    ...(has('docExpiry') ? { docExpiry: isoDateOf(values.docExpiry) } : {}),
    isSelf: values.isSelf,
    consentVersion: version,
  };
}
