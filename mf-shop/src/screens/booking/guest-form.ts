import { ALL_DOLLARS } from '@resort/shared/ui/deductions';
import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { normalizePhone } from '@resort/shared/format';
import { useMember } from '@resort/shared/session';
import { startArea, useRules, type FormOptions, type FormState, type Phone } from '@resort/shared/ui/form';
import type { ReservationContact } from '../../../contract/index.ts';

/** Which number the venue calls. */
export const OWN = 'own';
export const OTHER = 'other';

export interface Guest {
  title: string;
  firstName: string;
  lastName: string;
  /** `OWN`, the member's, or `OTHER` */
  reach: string;
  phone: Phone;
  email: string;
  children: number;
  occasion: string;
  remarks: string;
  /** ids, parted by commas */
  vouchers: string;
  usesDollars: boolean;
  /** how many, as typed */
  dollars: string;
  /** never kept */
  captchaCode: string;
}
export type GuestForm = FormState<Guest>;

/** The answer for no occasion in particular. */
export const NO_OCCASION = 'NONE';
const TITLES: readonly string[] = ['MR', 'MS', 'MRS'];

/** All but the digits of a picture survive a reload. */
export const KEPT = [
  'title',
  'firstName',
  'lastName',
  'reach',
  'phone',
  'email',
  'children',
  'occasion',
  'remarks',
  'vouchers',
  'usesDollars',
  'dollars',
] as const satisfies readonly (keyof Guest)[];

/** The member themselves, until something else is typed. */
export function useOwnGuest(areas: readonly AreaCode[]): Guest {
  const { title, firstName, lastName } = useMember();
  return {
    title: TITLES.includes(title) ? title : 'MS',
    firstName,
    lastName,
    reach: OWN,
    phone: { area: startArea(areas), number: '' },
    email: '',
    children: 0,
    occasion: NO_OCCASION,
    remarks: '',
    vouchers: '',
    usesDollars: false,
    dollars: ALL_DOLLARS,
    captchaCode: '',
  };
}

export function useGuestRules(
  areas: readonly AreaCode[],
  asksCaptcha: boolean,
): NonNullable<FormOptions<Guest>['rules']> {
  const rules = useRules();
  return {
    firstName: rules.englishName,
    lastName: rules.englishName,
    phone: ({ area, number }, { reach }) => {
      const bounds = areas.find(({ areaCode }) => areaCode === area);
      return reach === OWN || bounds === undefined ? undefined : rules.phone(number, bounds);
    },
    email: rules.optional(rules.email),
    remarks: rules.remark,
    ...(asksCaptcha ? { captchaCode: rules.required } : {}),
  };
}

/** The guest as the call takes it; without a number the venue calls the member's own. */
export function contactOf(guest: Guest, areas: readonly AreaCode[]): ReservationContact {
  const { title, firstName, lastName, reach, phone, email } = guest;
  const area = areas.find(({ areaCode }) => areaCode === phone.area);
  return {
    title: title as ReservationContact['title'],
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(reach === OWN || area === undefined
      ? {}
      : { areaCode: area.areaCode, phone: normalizePhone(phone.number, area) }),
    ...(email.trim() === '' ? {} : { email: email.trim() }),
  };
}

/** The wishes as the calls take them. */
export function wishesOf({ children, occasion, remarks }: Guest) {
  return {
    ...(children === 0 ? {} : { children }),
    ...(occasion === NO_OCCASION ? {} : { occasion }),
    ...(remarks.trim() === '' ? {} : { remarks: remarks.trim() }),
  };
}
