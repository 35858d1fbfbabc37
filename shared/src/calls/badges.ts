import { baseApi, clientOf } from '../api/index.ts';
import type { badgeCalls } from '../rows/badges.calls.ts';

const { get } = clientOf<typeof badgeCalls>();

const badgesApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Letter', 'Notification', 'Chat'] })
  .injectEndpoints({
    endpoints: (build) => ({
      badges: build.query({
        // background counts: they must not redirect when the session has ended (`skipRedirect`)
        ...get('/notification/exist', { skipRedirect: true, readableOffline: true, keptFirst: true }),
        providesTags: ['Letter', 'Notification', 'Cart', 'Chat'],
      }),
    }),
  });

export const { useBadgesQuery } = badgesApi;
export type { Badges } from '../rows/badges.calls.ts';
