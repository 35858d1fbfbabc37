import type { CheckIn } from '../../contract/index.ts';

/** An open check-in of a room for two, booked by Mei Ling. */
export const CHECK_IN: CheckIn = {
  orderNo: 'H2611214GK8Q2ZT',
  state: 'OPEN',
  opensAt: '2026-12-09T15:00:00+08:00',
  closesAt: '2026-12-12T00:00:00+08:00',
  hotelName: 'Garden Palace',
  roomName: 'Garden Suite',
  stayId: '1512237341',
  checkIn: '2026-12-11',
  paysAtHotel: false,
  times: ['15:00', '15:30', '16:00', '16:30'],
  beds: ['KING', 'TWIN'],
  mostGuests: 2,
  guests: [{ firstName: 'Mei Ling', lastName: 'Chan' }],
  documents: [
    { code: 'HKID', name: 'Hong Kong ID card' },
    { code: 'PASSPORT', name: 'Passport' },
  ],
  given: null,
};

export const GIVEN: NonNullable<CheckIn['given']> = {
  at: '2026-12-10T10:00:00+08:00',
  arrivalTime: '16:30',
  bed: 'TWIN',
  guests: [
    {
      firstName: 'Mei Ling',
      lastName: 'Chan',
      docType: 'PASSPORT',
      docNo: 'K1*****78',
      nationality: 'PT',
      dateOfBirth: '1990-05-04',
    },
  ],
};
