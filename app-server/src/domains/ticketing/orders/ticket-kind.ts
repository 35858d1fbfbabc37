import type { OrderStatus } from '../../../core/orders/order-kind.ts';

/** The order kind of tickets; also what vouchers, dollars and payments of them are held under. */
export const TICKET_KIND = 'TICKET';

/**
 * domain.md §3.10. That it is being paid is the payment's status, not the order's; a gift's and a refund's are the
 * ticket's. ISSUED and what follows it is not cancelled: its tickets go back, one or all.
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

/** How long tickets wait for seats, visitors and money; and how much longer once they are being paid. */
export const HOLD_SECONDS = 600;
export const PAYING_SECONDS = 300;
