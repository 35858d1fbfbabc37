import { couponCalls, myVoucherCalls, offerCalls } from '@resort/mf-vouchers/contract';
import { shareCalls, voucherChoiceCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { choosableVouchers } from './choosable-vouchers.ts';
import { deductMoney } from './deduct-money.ts';

const soon = (): never => {
  throw new DomainError('UNAVAILABLE');
};

export const voucherRoutes = [
  ...serve(voucherChoiceCalls)({
    'POST /offer/vouchers': choosableVouchers,
    'POST /voucher/getDeductMoney': deductMoney,
  }),
  ...serve(myVoucherCalls)({
    'GET /offer/voucher': soon,
    'GET /offer/voucher/count': soon,
    'GET /offer/voucher/info': soon,
    'GET /offer/voucher/qrCode': soon,
    'POST /offer/voucher/burn': soon,
  }),
  ...serve(couponCalls)({
    'POST /voucher/takeCoupon': soon,
    'POST /voucher/getCouponList': soon,
    'GET /voucher/getAppletList': soon,
  }),
  ...serve(offerCalls)({
    'GET /offer/banners': soon,
    'GET /offer/categories': soon,
    'GET /offer/tag': soon,
    'GET /offer/shop/icons': soon,
    'GET /offer/filter/address': soon,
    'POST /offer/filter': soon,
    'GET /offer/detail': soon,
    'GET /offer/collects': soon,
    'POST /offer/collect': soon,
  }),
  ...serve(shareCalls)({ 'POST /shareRecord': soon, 'GET /shareRecord/{token}': soon }),
];
