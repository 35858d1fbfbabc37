import { bookingCalls } from '@resort/mf-hotel/contract';
import { serve } from '../../../platform/calls/serve.ts';
import { cancelAsShown, cancelAtOnce, cancelBatch, checkFees, claimBatch } from './cancel.ts';
import { reserve, reserveAll } from './reserve.ts';
import { toParty } from './to-party.ts';
import { updateReserve } from './update.ts';
import '../stays/cart-kind.ts';
import '../stays/room-kind.ts';

export const bookingRoutes = serve(bookingCalls)(
  {
    'POST /order/booking/hotel/reserve': reserve,
    'POST /order/booking/hotel/updateReserve': updateReserve,
    'GET /order/booking/hotel/cancelOrder': cancelAtOnce,
    'POST /hotel/reserve': reserveAll,
    'POST /hotel/reserve/cancel': cancelAsShown,
    'POST /hotel/reserve/batch-cancel': claimBatch,
    'POST /hotel/order/to-party': toParty,
  },
  {},
  { 'POST /hotel/reserve/batch-cancel': cancelBatch },
  { 'POST /hotel/reserve/batch-cancel': checkFees },
);
