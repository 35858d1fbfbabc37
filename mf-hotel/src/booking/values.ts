import { normalizeName } from '@resort/shared/format';
import type { Phone } from '@resort/shared/ui/form';
import type { ReserveRequest } from '../api/booking.ts';

/** What is typed to book a stay; one guest for each room, who is asked for at the desk. */
export interface BookingValues {
  [name: `first${number}`]: string;
  [name: `last${number}`]: string;
  phone: Phone;
  email: string;
  /** HH:mm; '' is not known yet */
  arrivalTime: string;
  remarks: string;
  /** ids, parted by commas */
  vouchers: string;
  usesDollars: boolean;
}

interface Host {
  firstName: string;
  lastName: string;
  phoneArea: string;
}

/** The member's own name for the first room; the profile shows no whole number to begin with. */
export function initialValues(rooms: number, { firstName, lastName, phoneArea }: Host): BookingValues {
  const values: BookingValues = {
    phone: { area: phoneArea, number: '' },
    email: '',
    arrivalTime: '',
    remarks: '',
    vouchers: '',
    usesDollars: false,
  };
  for (let room = 1; room <= rooms; room += 1) {
    values[`first${room}`] = room === 1 ? firstName : '';
    values[`last${room}`] = room === 1 ? lastName : '';
  }
  return values;
}

export const vouchersOf = ({ vouchers }: Pick<BookingValues, 'vouchers'>): string[] =>
  vouchers === '' ? [] : vouchers.split(',');

interface Besides {
  signTimerStr: string;
  rooms: number;
  /** the number alone, as its area writes it */
  phone: string;
  /** what is used of them; null: none */
  dollars: string | null;
}

/** The same as the call's body. */
export function requestOf(
  values: BookingValues,
  { signTimerStr, rooms, phone, dollars }: Besides,
): ReserveRequest {
  const { email, arrivalTime, remarks } = values;
  const voucherIds = vouchersOf(values);
  return {
    signTimerStr,
    guests: Array.from({ length: rooms }, (_, room) => ({
      firstName: normalizeName(values[`first${room + 1}`] ?? ''),
      lastName: normalizeName(values[`last${room + 1}`] ?? ''),
    })),
    contact: {
      areaCode: values.phone.area,
      phone,
      ...(email.trim() === '' ? {} : { email: email.trim() }),
    },
    ...(arrivalTime === '' ? {} : { arrivalTime }),
    ...(remarks.trim() === '' ? {} : { remarks: remarks.trim() }),
    ...(voucherIds.length === 0 ? {} : { voucherIds }),
    ...(dollars === null ? {} : { dollarUse: dollars }),
  };
}
