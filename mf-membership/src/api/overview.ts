import { baseApi, clientOf } from '@resort/shared/api';
import type { overviewCalls } from '../../contract/index.ts';

const { get } = clientOf<typeof overviewCalls>();

const overviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query({
      ...get('/member/overview', { readableOffline: true, keptFirst: true }),
      providesTags: ['Card', 'Voucher'],
    }),
  }),
});

export const { useOverviewQuery } = overviewApi;
