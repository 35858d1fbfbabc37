import { clientOf } from '@resort/shared/api';
import type { balanceCalls } from '../../contract/index.ts';
import { dollarsApi } from './dollars-api.ts';

const { get } = clientOf<typeof balanceCalls>();

const balanceApi = dollarsApi.injectEndpoints({
  endpoints: (build) => ({
    dollarReleases: build.query({
      ...get('/dollar/release', { readableOffline: true }),
      providesTags: ['Balance'],
    }),
    dollarHolds: build.query({
      ...get('/dollar/hold', { readableOffline: true }),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useDollarReleasesQuery, useDollarHoldsQuery } = balanceApi;
