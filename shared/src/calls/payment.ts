import { baseApi, clientOf, KEEP_PRICE } from '../api/index.ts';
import type { paymentCalls } from '../rows/payment.calls.ts';

const { get, postOnce } = clientOf<typeof paymentCalls>();

const paymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    paymentMethods: build.query(get('/order/booking/hotel/getPaymentMethods')),
    pay: build.mutation(postOnce('/hotel/pay', { showToastFail: true, signCheck: true })),
    paymentResult: build.query({ ...get('/payment/result'), keepUnusedDataFor: KEEP_PRICE }),
  }),
});

export const { usePaymentMethodsQuery, usePayMutation } = paymentApi;
/** Separate hooks for the result and its subscription, because the polling interval depends on the result. */
export const { useQueryState: usePaymentResultState, useQuerySubscription: usePaymentResultSubscription } =
  paymentApi.endpoints.paymentResult;
export type { PaymentMethod, PaymentResult, PaymentStarted } from '../rows/payment.calls.ts';
export type { PayScene } from '../rows/fields/money-back.ts';
