import { couponCalls, myVoucherCalls } from '@resort/mf-vouchers/contract';
import { voucherChoiceCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { appletList } from './coupons/applet-list.ts';
import { burnVoucher } from './burn-voucher.ts';
import { choosableVouchers } from './choice/choosable-vouchers.ts';
import { countVouchers } from './count-vouchers.ts';
import { couponList } from './coupons/coupon-list.ts';
import { deductMoney } from './choice/deduct-money.ts';
import { listVouchers } from './list-vouchers.ts';
import { proveOutlet } from './prove-outlet.ts';
import { takeCoupon } from './coupons/take-coupon.ts';
import { voucherCode } from './voucher-code.ts';
import { voucherInfo } from './voucher-info.ts';

const ownRoutes = serve(myVoucherCalls)(
  {
    'GET /offer/voucher': listVouchers,
    'GET /offer/voucher/count': countVouchers,
    'GET /offer/voucher/info': voucherInfo,
    'GET /offer/voucher/qrCode': voucherCode,
    'POST /offer/voucher/burn': burnVoucher,
  },
  {},
  {},
  { 'POST /offer/voucher/burn': proveOutlet },
);

export const voucherRoutes = [
  ...ownRoutes,
  ...serve(couponCalls)({
    'POST /voucher/takeCoupon': takeCoupon,
    'POST /voucher/getCouponList': couponList,
    'GET /voucher/getAppletList': appletList,
  }),
  ...serve(voucherChoiceCalls)({
    'POST /offer/vouchers': choosableVouchers,
    'POST /voucher/getDeductMoney': deductMoney,
  }),
];
