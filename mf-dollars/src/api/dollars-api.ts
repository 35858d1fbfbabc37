import { baseApi } from '@resort/shared/api';

/** Domain of the tags: what redeeming, ordering or cancelling changes. */
export const dollarsApi = baseApi.enhanceEndpoints({
  addTagTypes: ['Balance', 'Shelf', 'Order'],
});

/** What is not what it was once something was redeemed or given back; `Card` is the member's home. */
export const MOVED = ['Balance', 'Shelf', 'Order', 'Card', 'Voucher'] as const;

/** For `build.infiniteQuery` over pages that are counted from 1. */
export const countedPages = {
  initialPageParam: 1,
  getNextPageParam: (last: { hasMore: boolean }, _pages: unknown, pageNum: number) =>
    last.hasMore ? pageNum + 1 : undefined,
};
