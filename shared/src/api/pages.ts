import type { Endpoint } from './client-of.ts';

interface Page<Row> {
  list: Row[];
  pageNum: number;
  hasMore: boolean;
}

/**
 * A call that returns one page of a list, as the argument of `build.infiniteQuery`:
 * `pagesOf(get('/offer/collects'))`. The argument is the call's argument without the page.
 */
export function pagesOf<A extends object, P extends Page<unknown>>({ query }: Endpoint<A, P>) {
  return {
    query: ({ queryArg, pageParam }: { queryArg: A; pageParam: number }) =>
      query({ ...queryArg, pageNum: pageParam }),
    transformResponse: (page: P) => page,
    infiniteQueryOptions: {
      initialPageParam: 1,
      getNextPageParam: ({ hasMore, pageNum }: P) => (hasMore ? pageNum + 1 : undefined),
    },
  };
}
