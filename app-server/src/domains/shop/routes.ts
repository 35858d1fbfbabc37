import { reservationCalls, shopAvailabilityCalls, shopCatalogueCalls } from '@resort/mf-shop/contract';
import { serve, shared } from '../../platform/calls/serve.ts';
import { reserveAmount } from './booking/amount.ts';
import { reserveConfig } from './availability/config.ts';
import { reserveDates } from './availability/dates.ts';
import { reserveTimes } from './availability/times.ts';
import {
  exchangeRates,
  hotelGuestRules,
  rateCategories,
  shopBanners,
  shopIcons,
  shopLabels,
} from './catalogue/choices.ts';
import { recommendedShops, shopDetail } from './catalogue/detail.ts';
import { shopList, shopsByHotel } from './catalogue/list.ts';
import { roomFilter, roomList } from './catalogue/rooms.ts';
import { collectShop } from './catalogue/saved.ts';
import { addReservation, requestReservation } from './booking/add.ts';
import { cancelReservation } from './reservations/cancel.ts';
import { countCaptchaTry, reserveCaptcha } from './booking/captcha.ts';
import { reservationInfo } from './reservations/info.ts';
import './booking/cart-kinds.ts';
import { reservationList } from './reservations/list.ts';
import { updateReservation } from './booking/update.ts';

const catalogue = serve(shopCatalogueCalls)({
  'POST /shop/getShopAllListByParam': shopList,
  'POST /shop/getShopDetail': shopDetail,
  'POST /shop/shopCollectOperation': collectShop,
  'POST /shop/detail/recommend': recommendedShops,
  'POST /shop/getSjmShopList': shopsByHotel,
  'POST /shop/room/detail/list': shared(roomList),
  'GET /shop/room/filter': shared(roomFilter),
  'GET /shop/banner': shared(shopBanners),
  'GET /shop/icon': shared(shopIcons),
  'GET /shop/labels': shared(shopLabels),
  'GET /shop/rate/categories': shared(rateCategories),
  'GET /shop/exchange-rates': shared(exchangeRates),
  'GET /shop/hotel/reserve/config': shared(hotelGuestRules),
});

const availability = serve(shopAvailabilityCalls)({
  'GET /shop/reserve/config': reserveConfig,
  'GET /shop/reserve/dates': reserveDates,
  'GET /shop/reserve/times': reserveTimes,
  'GET /shop/reserve/amount': reserveAmount,
});

const reservations = serve(reservationCalls)(
  {
    'POST /shop/reserver/order/add': addReservation,
    'POST /shop/reserver/order/addApi': requestReservation,
    'POST /shop/reserver/order/update': updateReservation,
    'GET /shop/reserver/order/info': reservationInfo,
    'GET /shop/reserver/order/list': reservationList,
    'GET /shop/reserver/order/cancel': cancelReservation,
    'GET /shop/captcha': reserveCaptcha,
  },
  {},
  {},
  {
    'POST /shop/reserver/order/add': countCaptchaTry,
    'POST /shop/reserver/order/addApi': countCaptchaTry,
  },
);

export const shopRoutes = [...catalogue, ...availability, ...reservations];
