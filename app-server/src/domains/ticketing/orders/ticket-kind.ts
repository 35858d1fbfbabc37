import type { OrderStatus } from '../../../core/orders/order-kind.ts';

/** The order kind of tickets; their vouchers, Resort Dollars and payments are held under it too. */
export const TICKET_KIND = 'TICKET';

/**
 * A pending payment is the payment's status, not the order's; gifts and refunds are the ticket's.
 * ISSUED and later statuses cannot be cancelled: their tickets are refunded, one or all.
 */
export const STATUSES = {
  HELD: { phase: 'held', expiresTo: 'EXPIRED', paidTo: 'ISSUED', cancelsTo: 'CANCELLED' },
  BOUND: { phase: 'held', expiresTo: 'EXPIRED', paidTo: 'ISSUED', cancelsTo: 'CANCELLED' },
  ISSUED: { phase: 'confirmed' },
  PART_VERIFIED: { phase: 'confirmed' },
  VERIFIED: { phase: 'confirmed' },
  REFUNDED: { phase: 'freed' },
  EXPIRED: { phase: 'freed', paidTo: 'ISSUED' },
  CANCELLED: { phase: 'freed' },
} as const satisfies Record<string, OrderStatus>;

/** How long tickets are held for seats, guests and payment; and the extension during the payment. */
export const HOLD_SECONDS = 600;
export const PAYING_SECONDS = 300;
