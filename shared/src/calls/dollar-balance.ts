import { baseApi, clientOf } from '../api/index.ts';
import type { dollarBalanceCalls } from '../rows/dollar-balance.calls.ts';

const { get } = clientOf<typeof dollarBalanceCalls>();

const dollarBalanceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dollarBalance: build.query({
      ...get('/dollar/balance', { readableOffline: true }),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useDollarBalanceQuery } = dollarBalanceApi;
export type { DollarBalance } from '../rows/dollar-balance.calls.ts';
