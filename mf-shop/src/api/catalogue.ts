import { baseApi, clientOf, pagesOf } from '@resort/shared/api';
import type { shopCatalogueCalls } from '../../contract/index.ts';
import { SHOP_TAGS } from './tags.ts';

const { get, post } = clientOf<typeof shopCatalogueCalls>();

/** How many seconds a list is kept after the member leaves it, so that Back shows it with all its pages. */
const KEEP_LIST = 600;

export const catalogueApi = baseApi.enhanceEndpoints({ addTagTypes: SHOP_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    outlets: build.infiniteQuery({
      ...pagesOf(post('/shop/getShopAllListByParam')),
      keepUnusedDataFor: KEEP_LIST,
      providesTags: ['Slots'],
    }),
    outlet: build.query({ ...post('/shop/getShopDetail', { readableOffline: true }) }),
    outletRooms: build.query(post('/shop/room/detail/list')),
    recommendedOutlets: build.query(post('/shop/detail/recommend')),
    outletBanners: build.query(get('/shop/banner')),
    outletIcons: build.query({ ...get('/shop/icon'), keepUnusedDataFor: KEEP_LIST }),
    outletLabels: build.query({ ...get('/shop/labels'), keepUnusedDataFor: KEEP_LIST }),
    priceLevels: build.query({ ...get('/shop/rate/categories'), keepUnusedDataFor: KEEP_LIST }),
    shopHotels: build.query({ ...get('/shop/hotel/reserve/config'), keepUnusedDataFor: KEEP_LIST }),
    exchangeRates: build.query({ ...get('/shop/exchange-rates'), keepUnusedDataFor: KEEP_LIST }),
    saveOutlet: build.mutation(post('/shop/shopCollectOperation')),
  }),
});

export const {
  useOutletsInfiniteQuery,
  useOutletQuery,
  useOutletRoomsQuery,
  useRecommendedOutletsQuery,
  useOutletBannersQuery,
  useOutletIconsQuery,
  useOutletLabelsQuery,
  usePriceLevelsQuery,
  useShopHotelsQuery,
  useExchangeRatesQuery,
  useSaveOutletMutation,
} = catalogueApi;
