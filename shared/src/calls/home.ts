import { baseApi, clientOf } from '../api/index.ts';
import type { homeCalls } from '../rows/home.calls.ts';

const { get, post } = clientOf<typeof homeCalls>();

const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    displayMenu: build.query(
      get('/membershipManage/displayMenu', { readableOffline: true, keptFirst: true }),
    ),
    banners: build.query(get('/banner/list')),
    popWindow: build.query(get('/country/getPopWindow')),
    updatePopWindow: build.mutation({
      ...post('/country/updatePopWindow'),
      // removed from every screen at once, also when offline
      onQueryStarted({ action }, { dispatch }) {
        if (action !== 'SEEN') dispatch(homeApi.util.updateQueryData('popWindow', undefined, () => null));
      },
    }),
  }),
});

export const { useDisplayMenuQuery, useBannersQuery, usePopWindowQuery, useUpdatePopWindowMutation } =
  homeApi;
