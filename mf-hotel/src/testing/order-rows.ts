import type { CartItem } from '@resort/shared/calls/cart';
import { basePriceText } from '@resort/shared/contract';
import type { ChoosableVoucher } from '@resort/shared/calls/voucher-choice';
import type { Checkout, HotelOrder, HotelOrderDetail, HotelPage } from '../../contract/index.ts';

/** A confirmed stay of two nights, paid by card, as in lists. */
export const STAY: HotelOrder = {
  id: '1512237341',
  orderNo: 'H2611214GK8Q2ZT',
  status: 'RESERVED',
  payStatus: 'PAID',
  hotelCode: 'glp',
  hotelName: 'Garden Palace',
  roomTypeCode: 'GLP-GARDEN',
  roomName: 'Garden Suite',
  rateName: 'Flexible',
  picture: { src: '/art/garden-suite.svg', alt: 'A suite above a garden' },
  checkIn: '2026-12-11',
  checkOut: '2026-12-13',
  nights: 2,
  rooms: 1,
  adults: 2,
  children: 0,
  total: '4899.00',
  currency: 'MOP',
  payType: 'PREPAY',
  holdUntil: null,
  canCancel: true,
  canModify: true,
};

export const STAY_DETAIL: HotelOrderDetail = {
  ...STAY,
  version: 1,
  rateCode: 'FLEX',
  meal: 'BREAKFAST',
  prices: {
    nights: [
      { date: '2026-12-11', price: basePriceText(1880_00n) },
      { date: '2026-12-12', price: basePriceText(2380_00n) },
    ],
    roomTotal: basePriceText(4260_00n),
    service: '426.00',
    tax: '213.00',
    vouchers: '400.00',
    dollars: '0.00',
    payable: '4499.00',
  },
  onlineCheckIn: null,
  earnings: { dollars: '89.98', points: 674, tierPoints: 4499, isEarned: false },
  guests: [{ firstName: 'Mei Ling', lastName: 'Chan' }],
  contact: { areaCode: '+853', phone: '66000001' },
  arrivalTime: '18:30',
  remarks: 'A quiet room, please',
  cancelPolicy: {
    freeUntil: '2099-12-10T18:00:00+08:00',
    fee: { kind: 'firstNight', amount: '2162.00' },
  },
  penaltyNow: '0.00',
  refundNow: [{ means: 'MONEY', method: 'CARD', money: '4499.00', currency: 'MOP' }],
  refunded: [],
  penalty: null,
  cancelReason: null,
  inHouse: null,
  review: null,
  payments: [
    {
      payNo: 'P1',
      end: 'PAID',
      method: 'CARD',
      at: '2026-11-21T12:03:00+08:00',
      currency: 'MOP',
      money: '4499.00',
      dollars: '0.00',
      moneyBack: '0.00',
      dollarsBack: '0.00',
    },
  ],
  history: [
    { at: '2026-11-21T12:00:00+08:00', event: 'OPENED' },
    { at: '2026-11-21T12:03:00+08:00', event: 'CONFIRMED' },
  ],
  pay: null,
  change: null,
  together: 0,
  phone: '+853 8888 0002',
};

export const TO_PAY = {
  id: STAY.id,
  orderNo: STAY.orderNo,
  signTimerStr: 'price.lock',
  amount: '4499.00',
  currency: 'MOP',
  holdUntil: '2099-11-21T12:15:00+08:00',
};

/** The same before its money. */
export const HELD_STAY: HotelOrderDetail = {
  ...STAY_DETAIL,
  status: 'HELD',
  payStatus: 'UNPAID',
  holdUntil: TO_PAY.holdUntil,
  canModify: false,
  payments: [],
  history: [{ at: '2026-11-21T12:00:00+08:00', event: 'OPENED' }],
  pay: TO_PAY,
};

export const HOTEL: HotelPage = {
  hotelId: '2',
  hotelCode: 'glp',
  name: 'Garden Palace',
  summary: 'A palace in its garden',
  skin: 'glp',
  cover: STAY.picture,
  address: '2 Avenida do Jardim, Macau',
  area: { code: 'NAPE', name: 'Outer Harbour' },
  geo: { lat: 22.19, lng: 113.55 },
  tags: [],
  about: ['Built around its garden.'],
  images: [STAY.picture],
  facilities: [],
  policies: {
    checkInFrom: '15:00',
    checkOutBy: '11:00',
    childAge: 11,
    serviceRate: '0.10',
    taxRate: '0.05',
    texts: [],
  },
  inChinese: { name: '園林皇宮酒店', address: '澳門花園大馬路2號' },
  phones: [{ name: 'Reservations', number: '+853 8888 0002' }],
  email: 'garden@resort.example',
};

/** A stay and a dinner, held together. */
export const TWO_TO_PAY: Checkout = {
  id: '1512237999',
  orderNo: 'H2611215AAAAAAA',
  state: 'HELD',
  items: [
    {
      id: STAY.id,
      orderNo: STAY.orderNo,
      itemType: 'ROOM',
      title: 'Garden Suite, Garden Palace',
      image: STAY.picture.src,
      dates: [STAY.checkIn, STAY.checkOut],
      total: '4899.00',
      onSpot: false,
      earnings: { dollars: '89.98', points: 674, tierPoints: 4499, isEarned: false },
    },
    {
      id: '1512238000',
      orderNo: 'S2611215BBBBBBB',
      itemType: 'DINING',
      title: 'Dinner at The Lotus Room',
      image: null,
      dates: ['2026-12-11'],
      total: '400.00',
      onSpot: true,
      earnings: null,
    },
  ],
  currency: 'MOP',
  total: '4899.00',
  vouchers: '400.00',
  dollars: '0.00',
  payable: '4499.00',
  pay: { ...TO_PAY, id: '1512237999', orderNo: 'H2611215AAAAAAA' },
};

export const ROOM_ITEM: CartItem = {
  cartItemId: '7',
  itemType: 'ROOM',
  payload: { hotelCode: 'glp', roomTypeCode: 'GLP-GARDEN' },
  title: 'Garden Suite, Garden Palace',
  image: '/art/garden-suite.svg',
  dates: [STAY.checkIn, STAY.checkOut],
  qty: 1,
  price: '4899.00',
  onSpot: false,
  priceChanged: false,
  expired: false,
  signTimerStr: 'room.lock',
  expireAt: '2099-11-21T12:10:00+08:00',
};

export const DINNER_ITEM: CartItem = {
  ...ROOM_ITEM,
  cartItemId: '8',
  itemType: 'DINING',
  payload: { shopId: '3' },
  title: 'Dinner at The Lotus Room',
  image: null,
  dates: ['2026-12-11'],
  qty: 2,
  price: '800.00',
  signTimerStr: 'dinner.lock',
};

export const BALANCE = {
  available: '1000.00',
  held: '0.00',
  total: '1000.00',
  pendingRelease: '0.00',
  expiring: [],
  currency: 'DOLLAR' as const,
  parity: { currency: 'MOP', rate: '1.00' },
  asOf: '2026-11-21T12:00:00+08:00',
};

export const STAY_VOUCHER: ChoosableVoucher = {
  id: '7',
  name: 'Stay credit',
  type: 'CASH',
  face: '300.00',
  minSpend: '0.00',
  validTo: '2099-12-31T23:59:59+08:00',
  properties: [],
  applicable: true,
  reason: null,
};
