import { baseApi, clientOf, pagesOf } from '@resort/shared/api';
import type { articleCalls, enjoyCalls } from '../../contract/index.ts';

const { get, post, delete: del } = clientOf<typeof articleCalls>();
const enjoy = clientOf<typeof enjoyCalls>();

/** How many seconds a list is kept after the member leaves it, so that Back shows it with all its pages. */
const KEEP_LIST = 600;

export const articlesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    articles: build.infiniteQuery({
      ...pagesOf(get('/article/articles', { readableOffline: true })),
      keepUnusedDataFor: KEEP_LIST,
    }),
    articleTopics: build.query({
      ...get('/article/topics', { readableOffline: true }),
      keepUnusedDataFor: KEEP_LIST,
    }),
    article: build.query(get('/article/articles/detail', { readableOffline: true, keptFirst: true })),
    articleAfter: build.query(get('/article/articles/recommend', { readableOffline: true })),
    likeArticle: build.mutation(post('/article/articles/{id}/like')),
    unlikeArticle: build.mutation(del('/article/articles/{id}/like')),
    enjoyments: build.infiniteQuery({
      ...pagesOf(enjoy.get('/api/enjoy/list', { readableOffline: true })),
      keepUnusedDataFor: KEEP_LIST,
    }),
    enjoyCategories: build.query({
      ...enjoy.get('/api/enjoy/categories', { readableOffline: true }),
      keepUnusedDataFor: KEEP_LIST,
    }),
    enjoyment: build.query(enjoy.get('/api/enjoy/detail', { readableOffline: true, keptFirst: true })),
  }),
});

export const {
  useArticlesInfiniteQuery,
  useArticleTopicsQuery,
  useArticleQuery,
  useArticleAfterQuery,
  useLikeArticleMutation,
  useUnlikeArticleMutation,
  useEnjoymentsInfiniteQuery,
  useEnjoyCategoriesQuery,
  useEnjoymentQuery,
} = articlesApi;
