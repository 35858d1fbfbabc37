import type { TicketOrder, TicketRow } from '../../contract/index.ts';

/** Orders of tickets for the tests of screens, as the server would give them. */
export const SEAT_12: TicketRow = {
  ticketNo: '7KQ2M4XW9RTA',
  positionId: '11',
  category: 'Stalls',
  seatNo: 'STALLS-C-12',
  seat: 'Stalls, row C, seat 12',
  status: 'ISSUED',
  holder: 'C*** Mei',
  qrContent: 'TK1.7KQ2M4XW9RTA.c2VjcmV0',
  verifiedAt: null,
  gift: null,
  refund: { fee: '96.00', back: '384.00' },
};
export const SEAT_13: TicketRow = {
  ...SEAT_12,
  ticketNo: '8KQ2M4XW9RTB',
  positionId: '12',
  seatNo: 'STALLS-C-13',
  seat: 'Stalls, row C, seat 13',
  holder: null,
  qrContent: 'TK1.8KQ2M4XW9RTB.c2VjcmV0',
};

const positionOf = ({ positionId, category, seatNo, seat, holder }: TicketRow) => ({
  positionId,
  categoryId: 'STALLS',
  category,
  price: '480.00',
  seatNo,
  seat,
  guest: holder,
});

/** Two seats of a concert in a far future; of one the guest is still to be named. */
export const CONCERT: TicketOrder = {
  orderNo: 'T2611211234567',
  ticketId: 'HARBOUR-NIGHTS',
  title: 'Harbour Nights in Concert',
  kind: 'CONCERT',
  picture: { src: '/pictures/concert.svg', alt: 'A stage' },
  property: { code: 'GRAND', name: 'Grand Hotel' },
  venue: 'Grand Theatre',
  date: '2099-11-28',
  time: '19:30',
  endTime: '21:30',
  quantity: 2,
  status: 'ISSUED',
  payStatus: 'PAID',
  holdUntil: null,
  payable: '960.00',
  currency: 'MOP',
  performanceId: '5',
  mode: 'SEAT',
  realName: 'ONE_PER_TICKET',
  startsAt: '2099-11-28T19:30:00+08:00',
  endsAt: '2099-11-28T21:30:00+08:00',
  doorsAt: '2099-11-28T18:45:00+08:00',
  orderedAt: '2026-11-21T12:00:00+08:00',
  address: '1 Harbour Road, Macau',
  inChinese: { name: '大劇院', address: '澳門海港路 1 號' },
  geo: { lat: 22.19, lng: 113.54 },
  positions: [positionOf(SEAT_12), positionOf(SEAT_13)],
  tickets: [SEAT_12, SEAT_13],
  total: '960.00',
  deduct: '0.00',
  pay: null,
  missing: [],
  canChangeSeats: false,
  canCancel: false,
  canRefund: true,
  refund: {
    freeUntil: '2026-11-20T19:30:00+08:00',
    feePercent: 20,
    closesAt: '2099-11-27T19:30:00+08:00',
  },
  penalty: '0.00',
  refunded: [],
  payments: [],
  gates: [
    { code: 'GT-1', name: 'Main entrance' },
    { code: 'GT-2', name: 'Stage door' },
  ],
};

/** The same while it waits to be paid. */
export const HELD: TicketOrder = {
  ...CONCERT,
  status: 'BOUND',
  payStatus: 'UNPAID',
  holdUntil: '2099-11-21T12:10:00+08:00',
  tickets: [],
  pay: { id: 'x1', signTimerStr: 's', amount: '960.00', holdUntil: '2099-11-21T12:10:00+08:00' },
  canCancel: true,
  canRefund: false,
};

/** So many days of somewhere with no guests to name: one kind of ticket each. */
export const dayTickets = (count: number): TicketOrder => ({
  ...CONCERT,
  mode: 'QUOTA',
  realName: 'NONE',
  tickets: Array.from({ length: count }, (_, at) => ({
    ...SEAT_12,
    ticketNo: `DAYTICKET00${at}`,
    positionId: String(20 + at),
    category: 'Adult',
    seatNo: null,
    seat: '',
    holder: null,
    qrContent: `TK1.DAYTICKET00${at}.c2VjcmV0`,
  })),
});
