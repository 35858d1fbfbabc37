import { voucherChoiceCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { choosableVouchers } from './choosable-vouchers.ts';
import { deductMoney } from './deduct-money.ts';

export const voucherRoutes = serve(voucherChoiceCalls)({
  'POST /offer/vouchers': choosableVouchers,
  'POST /voucher/getDeductMoney': deductMoney,
});
