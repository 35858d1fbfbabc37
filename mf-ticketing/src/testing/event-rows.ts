import { addDays, businessDate } from '@resort/shared/format';
import type {
  EventBrief,
  EventDetail,
  SeatMap,
  TicketAmount,
  TicketHeld,
  TicketPerformance,
} from '../../contract/index.ts';

/** Events and performances for the tests of screens, as the server would give them. */
export const TODAY = businessDate(new Date());
export const TOMORROW = addDays(TODAY, 1);
const PICTURE = { src: '/pictures/concert.svg', alt: 'A stage' };

export const NIGHTS: EventBrief = {
  ticketId: 'HARBOUR-NIGHTS',
  title: 'Harbour Nights in Concert',
  summary: 'Songs of the sea',
  kind: 'CONCERT',
  kindName: 'Concert',
  picture: PICTURE,
  property: { code: 'GRAND', name: 'Grand Hotel' },
  venue: 'Grand Theatre',
  mode: 'SEAT',
  state: 'FEW',
  next: { date: TOMORROW, time: '19:30' },
  lastDay: addDays(TODAY, 40),
  fromPrice: '280.00',
  currency: 'MOP',
  presale: null,
};
export const NIGHTS_DETAIL: EventDetail = {
  ...NIGHTS,
  description: 'Two hours by the harbour.',
  images: [PICTURE],
  address: '1 Harbour Road, Macau',
  geo: { lat: 22.19, lng: 113.54 },
  durationMinutes: 120,
  doorsMinutes: 45,
  sections: [{ id: 'dress', title: 'What to wear', text: 'Come as you are.' }],
  realName: 'NONE',
  maxPerOrder: 4,
  refundRule: { freeHours: 48, feePercent: 30, closesHours: 24 },
  takesInvites: false,
  takesVouchers: false,
};
export const MUSEUM: EventDetail = {
  ...NIGHTS_DETAIL,
  ticketId: 'MUSEUM',
  title: 'House of Tides',
  kind: 'ATTRACTION',
  kindName: 'Attraction',
  mode: 'QUOTA',
  state: 'OPEN',
  refundRule: null,
};

/** Two rows of six in two categories: `S-A-3` is taken, and there are no seats at the aisle. */
export const SEAT_MAP: SeatMap = {
  width: 7,
  height: 3,
  stage: { x: 1, y: 0, width: 5, height: 1, label: 'Stage' },
  blocks: [
    {
      id: 'S',
      name: 'Stalls',
      rows: [
        { name: 'A', x: 0, y: 1, bend: 0, first: 1, places: '000_000', states: 'fft_fff' },
        { name: 'B', x: 0, y: 2, bend: 0, first: 1, places: '111_111', states: 'fff_ffb' },
      ],
    },
  ],
};
const CATEGORIES = [
  { id: 'A', name: 'Premium', text: '', price: '480.00', left: 5, maxPerOrder: 4 },
  { id: 'B', name: 'Standard', text: '', price: '280.00', left: 5, maxPerOrder: 4 },
];
export const EVENING: TicketPerformance = {
  performanceId: '5',
  start: `${TOMORROW}T19:30:00+08:00`,
  end: `${TOMORROW}T21:30:00+08:00`,
  time: '19:30',
  endTime: '21:30',
  mode: 'SEAT',
  state: 'FEW',
  left: 10,
  categories: CATEGORIES,
  seatMap: SEAT_MAP,
};
export const MORNING: TicketPerformance = {
  ...EVENING,
  performanceId: '7',
  time: '10:00',
  endTime: '11:00',
  mode: 'QUOTA',
  state: 'OPEN',
  seatMap: null,
  categories: [
    { id: 'ADULT', name: 'Adult', text: 'From 12 years', price: '120.00', left: 30, maxPerOrder: 4 },
    { id: 'CHILD', name: 'Child', text: '3 to 11 years', price: '60.00', left: 1, maxPerOrder: 4 },
  ],
};
export const HELD_NOW: TicketHeld = {
  orderNo: 'T2611211234567',
  status: 'HELD',
  holdUntil: '2099-11-21T12:10:00+08:00',
  total: '960.00',
  currency: 'MOP',
  positions: [],
};
export const AMOUNT: TicketAmount = {
  items: [{ categoryId: 'STALLS', name: 'Stalls', qty: 2, price: '480.00', amount: '960.00' }],
  total: '960.00',
  deduct: '0.00',
  dollars: '0.00',
  payable: '960.00',
  currency: 'MOP',
  applied: [],
  rejected: [],
  holdUntil: '2099-11-21T12:10:00+08:00',
};
