import { DOC_TYPES, type DocType } from '@resort/shared/documents';
import { normalizeName } from '@resort/shared/format';
import { datePartsOf, isoDateOf, NO_DATE, type DateParts } from '@resort/shared/ui/form';
import type { CheckInGuest, Guest } from '../../../contract/index.ts';
import { BEDS } from '../../../contract/beds.ts';
import { isSameGuest } from '../../../contract/same-guest.ts';
import type { CheckInData, CheckInRequest } from '../../api/check-in.ts';

/** The form's values; guests are numbered from 1 on. */
export interface CheckInValues {
  /** HH:mm */
  arrivalTime: string;
  /** '' without a preference */
  bed: string;
  /** how many guests are named */
  count: string;
  [name: `first${number}`]: string;
  [name: `last${number}`]: string;
  /** a `DocType`, or '' */
  [name: `type${number}`]: string;
  /** as typed; never kept anywhere but in the field */
  [name: `doc${number}`]: string;
  [name: `nation${number}`]: string;
  [name: `born${number}`]: DateParts;
}

/** What was sent for a guest with this name. */
export const sentOf = ({ given }: CheckInData, guest: Guest): CheckInGuest | undefined =>
  given?.guests.find((one) => isSameGuest(one, guest));

/** The guests of the booking, then who was sent beside them. */
function namedGuests(checkIn: CheckInData): Guest[] {
  const { guests, given } = checkIn;
  const others = given?.guests.filter((one) => !guests.some((guest) => isSameGuest(guest, one))) ?? [];
  return [...guests, ...others].slice(0, checkIn.mostGuests);
}

interface Member extends Guest {
  dateOfBirth: string | null;
}

/** What was sent, else names, and the member's own date of birth. */
export function initialValues(checkIn: CheckInData, member: Member): CheckInValues {
  const { times, given, mostGuests } = checkIn;
  const named = namedGuests(checkIn);
  const time = given?.arrivalTime ?? '';
  const values: CheckInValues = {
    arrivalTime: times.includes(time) ? time : '',
    bed: given?.bed ?? '',
    count: String(named.length),
  };
  for (let at = 1; at <= mostGuests; at += 1) {
    const guest = named[at - 1];
    const sent = guest && sentOf(checkIn, guest);
    const isMember = guest !== undefined && isSameGuest(guest, member);
    values[`first${at}`] = guest?.firstName ?? '';
    values[`last${at}`] = guest?.lastName ?? '';
    values[`type${at}`] = sent?.docType ?? '';
    values[`doc${at}`] = '';
    values[`nation${at}`] = sent?.nationality ?? '';
    const born = sent?.dateOfBirth ?? (isMember ? member.dateOfBirth : null);
    values[`born${at}`] = born === null ? NO_DATE : datePartsOf(born);
  }
  return values;
}

export const guestAt = (values: CheckInValues, at: number): Guest => ({
  firstName: values[`first${at}`] ?? '',
  lastName: values[`last${at}`] ?? '',
});

/** The chosen type of document; undefined before one is chosen. */
export const docTypeAt = (values: CheckInValues, at: number): DocType | undefined =>
  DOC_TYPES.find((type) => type === values[`type${at}`]);

/** The fields that survive a reload: all but the numbers of documents. */
export const draftedOf = (values: CheckInValues) =>
  Object.keys(values).filter((name) => !name.startsWith('doc')) as Extract<keyof CheckInValues, string>[];

/** The same as the call's body; every field is valid. */
export function requestOf(values: CheckInValues, orderNo: string): CheckInRequest {
  const bed = BEDS.find((one) => one === values.bed);
  return {
    orderNo,
    arrivalTime: values.arrivalTime,
    ...(bed === undefined ? {} : { bed }),
    guests: Array.from({ length: Number(values.count) }, (_, index) => {
      const at = index + 1;
      const { firstName, lastName } = guestAt(values, at);
      const typed = values[`doc${at}`] ?? '';
      return {
        firstName: normalizeName(firstName),
        lastName: normalizeName(lastName),
        docType: docTypeAt(values, at) ?? 'OTHER',
        ...(typed.trim() === '' ? {} : { docNo: typed }),
        nationality: values[`nation${at}`] ?? '',
        dateOfBirth: isoDateOf(values[`born${at}`] ?? NO_DATE),
      };
    }),
  };
}
