import { basePriceText } from '@resort/shared/contract';
import { addDays, businessDate } from '@resort/shared/format';
import type { DollarBalance } from '@resort/shared/calls/dollar-balance';
import type { ChoosableVoucher } from '@resort/shared/calls/voucher-choice';
import type {
  Reservation,
  ReserveAmount,
  ReserveConfig,
  ShopBrief,
  ShopDetail,
  Slot,
} from '../../contract/index.ts';

/** Rows for the tests of screens, as the server would give them. */
export const TODAY = businessDate(new Date());
export const TOMORROW = addDays(TODAY, 1);
const PICTURE = { src: '/pictures/tea.svg', alt: 'A tea stand' };

export const TEA: ShopBrief = {
  shopId: 'TEA-GALLERY',
  name: 'Tea Gallery',
  summary: 'Single-garden teas',
  kind: 'DINING',
  picture: PICTURE,
  property: { code: 'HERITAGE', name: 'Heritage Hotel' },
  cuisine: { code: 'tea', name: 'Tea & cakes' },
  labels: [{ code: 'view', name: 'With a view' }],
  priceLevel: 2,
  openNow: true,
  hoursToday: [{ from: '00:00', to: '24:00' }],
  opensAt: null,
  channel: 'NATIVE',
  slots: ['18:30', '19:00'],
  collected: false,
};
const WHOLE_WEEK = Array.from({ length: 7 }, (_, weekday) => ({
  weekday,
  periods: weekday === 0 ? [] : [{ from: '14:00', to: '18:00' }],
}));
export const TEA_DETAIL: ShopDetail = {
  ...TEA,
  slots: null,
  description: 'Forty teas, brewed at your table.',
  images: [PICTURE],
  address: '2 Avenida da Praia Grande, Macau',
  level: 'Ground floor lobby',
  geo: { lat: 22.19, lng: 113.54 },
  phone: '+853 2888 4814',
  dressCode: null,
  week: WHOLE_WEEK,
  soldOut: [],
  closures: [{ from: '2099-11-27', to: '2099-11-27', reason: 'Tea masters’ day' }],
  menu: [
    {
      name: 'Afternoon tea',
      dishes: [
        { name: 'Egg tart', text: 'Warm', price: '38.00', signs: ['SIGNATURE'] },
        { name: 'Crab of the day', text: '', price: null, signs: [] },
      ],
    },
  ],
  services: [],
  takesVouchers: true,
};
export const SPA_DETAIL: ShopDetail = {
  ...TEA_DETAIL,
  shopId: 'JADE-SPA',
  name: 'Jade Spa',
  kind: 'SPA',
  menu: [],
  services: [
    { serviceId: 'jade-60', name: 'Jade massage', text: 'Warm stones', minutes: 60, price: '900.00' },
    {
      serviceId: 'foot-30',
      name: 'Foot massage',
      text: 'Thirty quiet minutes',
      minutes: 30,
      price: '400.00',
    },
  ],
};

export const CONFIG: ReserveConfig = {
  shopId: 'TEA-GALLERY',
  name: 'Tea Gallery',
  property: 'sjm',
  takesVouchers: true,
  kind: 'DINING',
  channel: 'NATIVE',
  minParty: 1,
  maxParty: 8,
  leadMinutes: 30,
  daysAhead: 30,
  slotMinutes: 30,
  turnMinutes: 120,
  depositRule: { kind: 'NONE' },
  cancelFreeHours: 2,
  noShowFee: 0,
  areas: [],
  services: [],
  therapists: ['ANY'],
  occasions: [{ code: 'birthday', name: 'Birthday' }],
  firstDay: TODAY,
  lastDay: addDays(TODAY, 30),
  captcha: false,
};
export const SPA_CONFIG: ReserveConfig = {
  ...CONFIG,
  shopId: 'JADE-SPA',
  name: 'Jade Spa',
  kind: 'SPA',
  maxParty: 2,
  depositRule: { kind: 'PERCENT', percent: 30 },
  cancelFreeHours: 24,
  noShowFee: 50,
  services: SPA_DETAIL.services.map(({ serviceId, name, minutes, price }) => ({
    serviceId,
    name,
    minutes,
    price,
  })),
  therapists: ['ANY', 'F', 'M'],
};

export const slot = (time: string, left = 8): Slot => ({
  time,
  endTime: `${String(Number(time.slice(0, 2)) + 2).padStart(2, '0')}${time.slice(2)}`,
  left,
  deposit: null,
  areas: [],
});
export const SLOTS = [slot('18:30', 2), slot('19:00'), slot('19:30')];

export const FREE: ReserveAmount = {
  items: [{ name: 'Guests', qty: 2, price: basePriceText(0n) }],
  subtotal: basePriceText(0n),
  service: '0.00',
  tax: '0.00',
  total: '0.00',
  deposit: '0.00',
  deduct: '0.00',
  payable: '0.00',
  atVenue: '0.00',
  earns: null,
  currency: 'MOP',
  cancelRule: { freeUntil: null, fee: { kind: 'none' } },
  signTimerStr: 'free.lock',
  expireAt: '2099-11-21T12:15:00+08:00',
};
export const PAID: ReserveAmount = {
  ...FREE,
  items: [{ name: 'Foot massage', qty: 1, price: basePriceText(400_00n) }],
  subtotal: basePriceText(400_00n),
  service: '40.00',
  tax: '20.00',
  total: '460.00',
  deposit: '138.00',
  payable: '138.00',
  atVenue: '322.00',
  earns: { dollars: '9.20', points: 0, tierPoints: 460 },
  cancelRule: { freeUntil: '2099-11-20T14:00:00+08:00', fee: { kind: 'percent', percent: 50 } },
  signTimerStr: 'paid.lock',
};

export const RESERVED: Reservation = {
  orderNo: 'D26112112345',
  shopId: 'TEA-GALLERY',
  shopName: 'Tea Gallery',
  kind: 'DINING',
  picture: PICTURE,
  property: TEA.property,
  date: '2099-11-21',
  time: '19:00',
  endTime: '21:00',
  party: 2,
  status: 'RESERVED',
  holdUntil: null,
  payable: '0.00',
  currency: 'MOP',
  version: 1,
  channel: 'NATIVE',
  startsAt: '2099-11-21T19:00:00+08:00',
  endsAt: '2099-11-21T21:00:00+08:00',
  orderedAt: '2026-11-21T12:00:00+08:00',
  children: 0,
  area: null,
  services: [],
  therapist: null,
  therapists: [],
  contact: { title: 'MS', firstName: 'Mei Ling', lastName: 'Chan' },
  occasion: null,
  remarks: 'A quiet table',
  address: TEA_DETAIL.address,
  inChinese: { name: '茶藝軒', address: '澳門南灣大馬路 2 號' },
  phone: TEA_DETAIL.phone,
  geo: TEA_DETAIL.geo,
  deposit: '0.00',
  deduct: '0.00',
  payStatus: 'PAID',
  pay: null,
  cancelRule: FREE.cancelRule,
  canModify: true,
  canCancel: true,
  penalty: '0.00',
  refundNow: [],
  refunded: [],
  payments: [],
  change: null,
  moved: null,
  earns: null,
  cancelReason: null,
};
/** The same with a deposit that is paid, and half of it kept from now on. */
export const LATE: Reservation = {
  ...RESERVED,
  deposit: '600.00',
  cancelRule: { freeUntil: '2026-11-20T19:00:00+08:00', fee: { kind: 'percent', percent: 50 } },
  canModify: false,
  penalty: '300.00',
};
export const HELD: Reservation = {
  ...RESERVED,
  status: 'HELD',
  deposit: '600.00',
  payable: '600.00',
  payStatus: 'UNPAID',
  canModify: false,
  holdUntil: '2099-11-21T12:15:00+08:00',
  pay: {
    id: '1512237341',
    signTimerStr: 'price.lock',
    amount: '600.00',
    holdUntil: '2099-11-21T12:15:00+08:00',
  },
};

export const BALANCE: DollarBalance = {
  available: '1000.00',
  held: '0.00',
  total: '1000.00',
  pendingRelease: '0.00',
  expiring: [],
  currency: 'DOLLAR',
  parity: { currency: 'MOP', rate: '1.00' },
  asOf: '2026-11-21T12:00:00+08:00',
};

export const VOUCHER: ChoosableVoucher = {
  id: '7',
  name: 'MOP 100 off your table',
  type: 'CASH',
  face: '100.00',
  minSpend: '0.00',
  validTo: '2099-12-31T23:59:59+08:00',
  properties: [],
  applicable: true,
  reason: null,
};
