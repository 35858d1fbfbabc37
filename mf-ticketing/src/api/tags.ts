import { baseApi } from '@resort/shared/api';

/** Tags of ticket orders, their seats and guests, and the saved guests. */
export const ticketingApi = baseApi.enhanceEndpoints({ addTagTypes: ['TicketOrder', 'Gift', 'Guest'] });

/** Tags to invalidate after tickets were refunded or given away; `Card` is the member's home. */
export const TICKETS_MOVED = ['TicketOrder', 'Gift', 'Guest', 'Voucher', 'Balance', 'Card'] as const;
