import { hotelOrderCalls } from '@resort/mf-hotel/contract';
import { serve } from '../../../platform/calls/serve.ts';
import { checkoutOf } from './checkout.ts';
import { hotelOrderDetail } from './detail.ts';
import { reviewStay } from './review.ts';
import { hotelOrders, oneHotelOrder } from './list.ts';

export const hotelOrderRoutes = serve(hotelOrderCalls)({
  'GET /hotel/orders': hotelOrders,
  'GET /hotel/order': oneHotelOrder,
  'GET /hotel/order/detail': hotelOrderDetail,
  'GET /hotel/checkout': checkoutOf,
  'POST /hotel/review': reviewStay,
});
