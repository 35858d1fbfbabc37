import { baseApi } from '@resort/shared/api';

/** Domain of the tags that redeeming, ordering or cancelling invalidates. */
export const dollarsApi = baseApi.enhanceEndpoints({
  addTagTypes: ['Shelf', 'Order'],
});

/** What changes after a redemption or a refund; `Card` is the member's home. */
export const MOVED = ['Balance', 'Shelf', 'Order', 'Card', 'Voucher'] as const;
