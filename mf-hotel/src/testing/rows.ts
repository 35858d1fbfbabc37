import { basePriceText } from '@resort/shared/contract';
import type {
  HotelOnList,
  HotelPage,
  RatePrice,
  RoomOnList,
  RoomPage,
  StayPrice,
} from '../../contract/index.ts';

/** Test data for screens, in the server's format. */
const PICTURE = { src: '/pictures/hotel.svg', alt: 'The hotel at dusk' };

export const HOTEL: HotelOnList = {
  hotelId: '101',
  hotelCode: 'sjm',
  name: 'Heritage Hotel',
  summary: 'Old Macau, polished brass and a view of the harbour.',
  skin: 'sjm',
  cover: PICTURE,
  address: '12 Avenida do Porto, Macau',
  area: { code: 'nape', name: 'NAPE' },
  geo: { lat: 22.19, lng: 113.55 },
  tags: [{ code: 'spa', name: 'Spa' }],
  fromPrice: '1880.00',
  fromTotal: '2162.00',
  currency: 'MOP',
  soldOut: false,
};
export const HOTEL_PAGE: HotelPage = {
  ...HOTEL,
  about: ['A hotel from 1928.'],
  images: [PICTURE, { src: '/pictures/pool.svg', alt: 'The pool' }],
  facilities: [{ code: 'pool', icon: 'pool', name: 'Pool', text: 'Heated, open from 07:00.' }],
  policies: {
    checkInFrom: '15:00',
    checkOutBy: '11:00',
    childAge: 11,
    serviceRate: '0.10',
    taxRate: '0.05',
    texts: [{ title: 'Children', text: 'Children are welcome.' }],
  },
  inChinese: { name: '典藏酒店', address: '澳門友誼大馬路12號' },
  phones: [{ name: 'Reservations', number: '+853 2888 0001' }],
  email: 'stay@heritage.test',
};
export const ROOM: RoomOnList = {
  roomTypeCode: 'SJM-HARBOUR',
  hotelCode: 'sjm',
  name: 'Harbour Room',
  summary: 'Quiet, with the harbour at the window.',
  sizeSqm: 42,
  beds: '1 king bed',
  view: 'Harbour',
  maxAdults: 2,
  maxChildren: 1,
  images: [PICTURE],
  fromPrice: '1880.00',
  fromTotal: '2162.00',
  isMemberPrice: false,
  currency: 'MOP',
  left: 3,
  bar: null,
  minStay: 1,
};
export const ROOM_PAGE: RoomPage = {
  ...ROOM,
  about: ['The window is three metres wide.'],
  amenities: [{ title: 'Bath', items: ['Rain shower', 'Bathrobes'] }],
  hotelName: 'Heritage Hotel',
};
export const STAY_PRICE: StayPrice = {
  nights: [
    { date: '2026-12-11', price: basePriceText(1880_00n) },
    { date: '2026-12-12', price: basePriceText(2380_00n) },
  ],
  roomTotal: basePriceText(4260_00n),
  service: '426.00',
  tax: '213.00',
  total: '4899.00',
  deposit: '4899.00',
  currency: 'MOP',
  earns: { dollars: '97.98', points: 734, tierPoints: 4899 },
};
export const RATE: RatePrice = {
  rateCode: 'FLEX',
  name: 'Flexible rate',
  summary: 'Change your mind until two days before.',
  meal: 'BREAKFAST',
  payType: 'PREPAY',
  isMemberRate: true,
  cancel: {
    freeUntil: '2099-12-09T18:00:00+08:00',
    penalty: { kind: 'firstNight', amount: '2162.00' },
  },
  price: STAY_PRICE,
  perNight: '2449.50',
  insteadOf: '5400.00',
  signTimerStr: 'lock.one',
  expireAt: '2099-12-01T12:10:00+08:00',
};
