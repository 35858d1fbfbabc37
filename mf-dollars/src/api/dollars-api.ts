import { baseApi } from '@resort/shared/api';

/** Domain of the tags: what redeeming, ordering or cancelling changes. */
export const dollarsApi = baseApi.enhanceEndpoints({
  addTagTypes: ['Shelf', 'Order'],
});

/** What is not what it was once something was redeemed or given back; `Card` is the member's home. */
export const MOVED = ['Balance', 'Shelf', 'Order', 'Card', 'Voucher'] as const;
