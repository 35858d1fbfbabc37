import { normalizeName } from '@resort/shared/format';
import type { Phone } from '@resort/shared/ui/form';
import { ALL_DOLLARS, type Deductions } from '@resort/shared/ui/deductions';
import type { Guest } from '../../contract/index.ts';
import type { ReserveRequest } from '../api/booking.ts';

/** Which number the hotel calls: the member's, which pages do not receive in full, or another one. */
export const OWN = 'own';
export const OTHER = 'other';

/** The input for booking a stay; one guest per room, who checks in. */
export interface BookingValues {
  [name: `first${number}`]: string;
  [name: `last${number}`]: string;
  /** `OWN` or `OTHER` */
  reach: string;
  phone: Phone;
  email: string;
  /** HH:mm; '' is not known yet */
  arrivalTime: string;
  remarks: string;
  /** adds the guests to the companions */
  savesGuests: boolean;
  /** ids, parted by commas */
  vouchers: string;
  usesDollars: boolean;
  /** how many, as typed */
  dollars: string;
}

interface Host {
  firstName: string;
  lastName: string;
  phoneArea: string;
}

/** The member's own name for the first room, and their own number. */
export function initialValues(rooms: number, { firstName, lastName, phoneArea }: Host): BookingValues {
  const values: BookingValues = {
    reach: OWN,
    phone: { area: phoneArea, number: '' },
    email: '',
    arrivalTime: '',
    remarks: '',
    savesGuests: false,
    vouchers: '',
    usesDollars: false,
    dollars: ALL_DOLLARS,
  };
  for (let room = 1; room <= rooms; room += 1) {
    values[`first${room}`] = room === 1 ? firstName : '';
    values[`last${room}`] = room === 1 ? lastName : '';
  }
  return values;
}

interface Besides {
  signTimerStr: string;
  rooms: number;
  /** the number alone, as its area writes it; '' where it is the member's own */
  phone: string;
  /** the deductions in the format of the call */
  deductions?: Deductions['request'];
}

/** The guests as typed, one for each room. */
export const guestsOf = (values: BookingValues, rooms: number): Guest[] =>
  Array.from({ length: rooms }, (_, room) => ({
    firstName: values[`first${room + 1}`] ?? '',
    lastName: values[`last${room + 1}`] ?? '',
  }));

/** The same as the call's body. */
export function requestOf(
  values: BookingValues,
  { signTimerStr, rooms, phone, deductions = {} }: Besides,
): ReserveRequest {
  const { email, arrivalTime, remarks } = values;
  return {
    signTimerStr,
    guests: guestsOf(values, rooms).map(({ firstName, lastName }) => ({
      firstName: normalizeName(firstName),
      lastName: normalizeName(lastName),
    })),
    ...(values.savesGuests ? { savesGuests: true } : {}),
    contact: {
      ...(values.reach === OWN ? {} : { areaCode: values.phone.area, phone }),
      ...(email.trim() === '' ? {} : { email: email.trim() }),
    },
    ...(arrivalTime === '' ? {} : { arrivalTime }),
    ...(remarks.trim() === '' ? {} : { remarks: remarks.trim() }),
    ...deductions,
  };
}
