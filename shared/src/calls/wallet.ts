import { baseApi, clientOf } from '../api/index.ts';
import type { walletCalls } from '../rows/wallet.calls.ts';

const { get, post } = clientOf<typeof walletCalls>();

const walletApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    walletsOffered: build.query(get('/wallet/offered', { skipRedirect: true })),
    addPass: build.mutation(post('/wallet/pass')),
  }),
});

export const { useWalletsOfferedQuery, useAddPassMutation } = walletApi;
