import { baseApi, clientOf, isApiError, pagesOf } from '@resort/shared/api';
import type { myVoucherCalls } from '../../contract/index.ts';

const { get, postOnce } = clientOf<typeof myVoucherCalls>();

const myVouchersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myVouchers: build.infiniteQuery({
      ...pagesOf(get('/offer/voucher', { readableOffline: true })),
      providesTags: ['Voucher'],
    }),
    voucherCounts: build.query({
      ...get('/offer/voucher/count', { readableOffline: true }),
      providesTags: ['Voucher'],
    }),
    voucher: build.query({
      ...get('/offer/voucher/info', { readableOffline: true }),
      providesTags: ['Voucher'],
    }),
    /** a mutation, so that no code is ever taken from a cache */
    voucherCode: build.mutation(get('/offer/voucher/qrCode')),
    useVoucher: build.mutation({
      ...postOnce('/offer/voucher/burn', { showToastFail: true }),
      // also without an answer, since it may have been used; a wrong PIN changes nothing
      invalidatesTags: (_used, failure) =>
        isApiError(failure) && failure.errorCode === 'OUTLET' ? [] : ['Voucher'],
    }),
  }),
});

export const {
  useMyVouchersInfiniteQuery,
  useVoucherCountsQuery,
  useVoucherQuery,
  useVoucherCodeMutation,
  useUseVoucherMutation,
} = myVouchersApi;
