import { baseApi } from '@resort/shared/api';

/** Tags of ticket orders, their seats and visitors, and the saved visitors. */
export const ticketingApi = baseApi.enhanceEndpoints({ addTagTypes: ['TicketOrder', 'Gift', 'Visitor'] });

/** Tags to invalidate after tickets were refunded or given away; `Card` is the member's home. */
export const TICKETS_MOVED = ['TicketOrder', 'Gift', 'Visitor', 'Voucher', 'Balance', 'Card'] as const;
