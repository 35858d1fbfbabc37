import { baseApi } from '@resort/shared/api';

/** Domain of the tags that booking, changing, paying or cancelling a stay invalidates. */
export const ordersApi = baseApi.enhanceEndpoints({ addTagTypes: ['HotelOrder'] });

/** Tags to invalidate after a stay was booked, changed or cancelled; `Card` is the member's home. */
export const STAYS_MOVED = ['HotelOrder', 'Cart', 'Voucher', 'Balance', 'Card'] as const;
