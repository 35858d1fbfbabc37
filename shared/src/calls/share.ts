import { baseApi, clientOf } from '../api/index.ts';
import type { shareCalls } from '../rows/share.calls.ts';

const { get, post } = clientOf<typeof shareCalls>();

const shareApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    share: build.mutation(post('/shareRecord', { showToastFail: true })),
    sharedTarget: build.query(get('/shareRecord/{token}')),
  }),
});

export const { useShareMutation, useSharedTargetQuery } = shareApi;
export type { ShareChannel, ShareKind } from '../rows/share.calls.ts';
