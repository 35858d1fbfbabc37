import { baseApi } from '@resort/shared/api';

/** What orders of tickets, their seats and visitors, and the saved visitors are known by. */
export const ticketingApi = baseApi.enhanceEndpoints({ addTagTypes: ['TicketOrder', 'Gift', 'Visitor'] });

/** What is not what it was once tickets were given back or went to somebody else; `Card` is the member's home. */
export const TICKETS_MOVED = ['TicketOrder', 'Gift', 'Visitor', 'Voucher', 'Balance', 'Card'] as const;
