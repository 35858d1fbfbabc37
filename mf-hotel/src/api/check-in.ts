import { clientOf } from '@resort/shared/api';
import type { CallReply } from '@resort/shared/contract';
import type { checkInCalls } from '../../contract/index.ts';
import { ordersApi } from './order-tags.ts';

const { get, post } = clientOf<typeof checkInCalls>();

const checkInApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    checkIn: build.query({ ...get('/hotel/check-in'), providesTags: ['HotelOrder'] }),
    // the member's home shows whether the data were sent
    sendCheckIn: build.mutation({
      ...post('/hotel/check-in', { showToastFail: true }),
      invalidatesTags: ['HotelOrder', 'Card'],
    }),
  }),
});

export const { useCheckInQuery, useSendCheckInMutation } = checkInApi;

export type CheckInData = CallReply<(typeof checkInCalls)['GET /hotel/check-in']>;
export type CheckInRequest = Parameters<ReturnType<typeof useSendCheckInMutation>[0]>[0];
