import type { Endpoint } from '@resort/shared/api';

interface FeedPage {
  list: { id: string }[];
  hasMore: boolean;
}

/**
 * A call that answers what came before a row, as what `build.infiniteQuery` takes: while rows arrive at the top, nothing
 * slips to the next page. The argument is the call's without the place in the feed.
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
