import type { ReservationContact as Contact } from '@resort/mf-shop/contract';
import { OCCASIONS } from '../texts/shop-choices.ts';
import { emailAddress } from '../../../core/member/email.ts';
import { phoneNumber } from '../../../core/one-time-code/number.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Guests } from '../reservations/new-reservation.ts';

interface Said {
  readonly children?: number | undefined;
  readonly contact: Contact;
  readonly occasion?: string | undefined;
  readonly remarks?: string | undefined;
}

/** The guests' details in their stored form. Throws PHONE_FORMAT, EMAIL_FORMAT, BAD_REQUEST. */
export function guestsOf({ children = 0, contact, occasion, remarks = '' }: Said): Guests {
  const { title, firstName, lastName, areaCode, phone, email = '' } = contact;
  if (occasion !== undefined && !OCCASIONS.some(({ code }) => code === occasion))
    throw new DomainError('BAD_REQUEST');
  return {
    children,
    contact: {
      title,
      firstName,
      lastName,
      ...(areaCode === undefined || phone === undefined ? {} : phoneNumber({ areaCode, phone })),
      ...(email.trim() === '' ? {} : { email: emailAddress(email) }),
    },
    occasion,
    remarks: remarks.trim(),
  };
}
