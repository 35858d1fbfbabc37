import type { Endpoint } from '@resort/shared/api';

interface FeedPage {
  list: { id: string }[];
  hasMore: boolean;
}

/**
 * A paged call by “before this row”, for `build.infiniteQuery`: rows that arrive at the top do not shift the pages. The
 * argument is the call's without the position.
 */
export function feedOf<A extends object, P extends FeedPage>({ query }: Endpoint<A, P>) {
  return {
    query: ({ queryArg, pageParam }: { queryArg: A; pageParam: string }) =>
      query(pageParam === '' ? queryArg : { ...queryArg, beforeId: pageParam }),
    transformResponse: (page: P) => page,
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ list, hasMore }: P) => (hasMore ? list.at(-1)?.id : undefined),
    },
  };
}
