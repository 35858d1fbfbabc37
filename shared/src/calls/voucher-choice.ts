import { baseApi, clientOf } from '../api/index.ts';
import type { voucherChoiceCalls } from './voucher-choice.calls.ts';

const { post } = clientOf<typeof voucherChoiceCalls>();

const voucherChoiceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    choosableVouchers: build.query({
      ...post('/offer/vouchers', { showToastFail: true }),
      providesTags: ['Voucher'],
    }),
    voucherDeduction: build.query({
      ...post('/voucher/getDeductMoney', { showToastFail: true }),
      providesTags: ['Voucher'],
    }),
  }),
});

export const { useChoosableVouchersQuery, useVoucherDeductionQuery } = voucherChoiceApi;
export type { ChoosableVoucher, Rejection, Scene, VoucherType } from './voucher-choice.calls.ts';
