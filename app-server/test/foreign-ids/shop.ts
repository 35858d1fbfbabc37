import type { CallKey } from '@resort/shared/contract';
import { addDays } from '../../src/platform/time/macau-days.ts';
import type { Naming } from './naming.ts';
import type { Owned } from './owned.ts';
import { TABLE } from './table.ts';

const { contact: _contact, ...QUOTED } = TABLE;

/** The calls of tables and treatments with ids of a member's data. */
export const SHOP_NAMINGS: readonly (readonly [CallKey, (owned: Owned) => Naming])[] = [
  [
    'GET /shop/reserve/amount',
    ({ voucherId }) => ({
      payload: { ...QUOTED, party: '2', time: '14:00', voucherIds: voucherId },
      places: ['voucherIds'],
    }),
  ],
  [
    'POST /shop/reserver/order/add',
    ({ voucherId }) => ({ payload: { ...TABLE, voucherIds: [voucherId] }, places: ['voucherIds.0'] }),
  ],
  [
    'POST /shop/reserver/order/addApi',
    ({ voucherId }) => ({
      // an outlet that answers requests itself, and a day on which it is open
      payload: { ...TABLE, shopId: 'TASCA-DO-LARGO', date: wednesday(), voucherIds: [voucherId] },
      places: ['voucherIds.0'],
    }),
  ],
  [
    'POST /shop/reserver/order/update',
    ({ reservationNo: orderNo }) => ({ payload: { ...TABLE, orderNo, version: 1 }, places: ['orderNo'] }),
  ],
  [
    'GET /shop/reserver/order/info',
    ({ reservationNo: orderNo }) => ({ payload: { orderNo }, places: ['orderNo'] }),
  ],
  [
    'GET /shop/reserver/order/cancel',
    ({ reservationNo: orderNo }) => ({ payload: { orderNo }, places: ['orderNo'] }),
  ],
];

function wednesday(): string {
  const days = Array.from({ length: 7 }, (_, n) => addDays(TABLE.date, n));
  return days.find((date) => new Date(date).getUTCDay() === 3) ?? TABLE.date;
}

const RESERVING = ['POST /shop/reserver/order/add', 'POST /shop/reserver/order/addApi'];

/** Ids of the outlets themselves; a quoted price and a captcha picture are bound to the member in them. */
export const SHOP_ANYBODYS: readonly string[] = [
  'POST /shop/getShopAllListByParam cuisineIds.0',
  'POST /shop/getShopDetail shopId',
  'POST /shop/shopCollectOperation shopId',
  'POST /shop/detail/recommend shopId',
  'POST /shop/room/detail/list shopId',
  'POST /shop/room/detail/list featureIds.0',
  'GET /shop/room/filter shopId',
  'GET /shop/reserve/config shopId',
  ...['dates', 'times', 'amount'].flatMap((call) =>
    ['shopId', 'areaId', 'serviceIds'].map((place) => `GET /shop/reserve/${call} ${place}`),
  ),
  ...RESERVING.flatMap((call) =>
    ['shopId', 'areaId', 'serviceIds.0', 'signTimerStr', 'captchaId'].map((place) => `${call} ${place}`),
  ),
  'POST /shop/reserver/order/update areaId',
];
