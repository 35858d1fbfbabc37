import { baseApi } from '@resort/shared/api';

/** Domain of the tags: what booking, changing, paying or cancelling a stay changes. */
export const ordersApi = baseApi.enhanceEndpoints({ addTagTypes: ['HotelOrder'] });

/** What changes after a stay was booked, changed or cancelled; `Card` is the member's home. */
export const STAYS_MOVED = ['HotelOrder', 'Cart', 'Voucher', 'Balance', 'Card'] as const;
