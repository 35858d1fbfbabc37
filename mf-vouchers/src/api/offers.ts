import { baseApi, clientOf, pagesOf } from '@resort/shared/api';
import type { offerCalls } from '../../contract/index.ts';
import { OFFER_TAGS } from './tags.ts';

const { get, post } = clientOf<typeof offerCalls>();

/** How many seconds a list is kept after the member leaves it, so that Back shows it with all its pages. */
const KEEP_LIST = 600;

export const offersApi = baseApi.enhanceEndpoints({ addTagTypes: OFFER_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    offerBanners: build.query(get('/offer/banners')),
    offerIcons: build.query(get('/offer/shop/icons')),
    offerCategories: build.query({ ...get('/offer/categories'), keepUnusedDataFor: KEEP_LIST }),
    offerTags: build.query({ ...get('/offer/tag'), keepUnusedDataFor: KEEP_LIST }),
    offerAreas: build.query({ ...get('/offer/filter/address'), keepUnusedDataFor: KEEP_LIST }),
    offers: build.infiniteQuery({
      ...pagesOf(post('/offer/filter')),
      keepUnusedDataFor: KEEP_LIST,
    }),
    offer: build.query({ ...get('/offer/detail'), providesTags: ['Offer'] }),
    savedOffers: build.infiniteQuery({
      ...pagesOf(get('/offer/collects')),
      keepUnusedDataFor: KEEP_LIST,
      providesTags: ['SavedOffer'],
    }),
    saveOffer: build.mutation(post('/offer/collect')),
  }),
});

export const {
  useOfferBannersQuery,
  useOfferIconsQuery,
  useOfferCategoriesQuery,
  useOfferTagsQuery,
  useOfferAreasQuery,
  useOffersInfiniteQuery,
  useOfferQuery,
  useSavedOffersInfiniteQuery,
  useSaveOfferMutation,
} = offersApi;
