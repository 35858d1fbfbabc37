import { baseApi, clientOf } from '../api/index.ts';
import type { waitingCalls } from '../rows/waiting.calls.ts';

const { get, post } = clientOf<typeof waitingCalls>();
const shown = { showToastFail: true };
const invalidatesTags = ['Waiting'] as const;

const waitingApi = baseApi.enhanceEndpoints({ addTagTypes: ['Waiting'] }).injectEndpoints({
  endpoints: (build) => ({
    waiting: build.query({ ...get('/member/waiting', { skipRedirect: true }), providesTags: ['Waiting'] }),
    waitForRoom: build.mutation({ ...post('/member/waiting/room', shown), invalidatesTags }),
    waitForShow: build.mutation({ ...post('/member/waiting/show', shown), invalidatesTags }),
    stopWaiting: build.mutation({ ...post('/member/waiting/stop', shown), invalidatesTags }),
  }),
});

export const { useWaitingQuery, useWaitForRoomMutation, useWaitForShowMutation, useStopWaitingMutation } =
  waitingApi;
export type { WaitingPlace } from '../rows/waiting.calls.ts';
