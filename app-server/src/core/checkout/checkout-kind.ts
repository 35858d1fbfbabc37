import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { partsOf } from '../orders/locked-order.ts';
import { orderKind, registerOrderKind, type Order } from '../orders/order-kind.ts';

/** The order over several that are paid together: their amounts are its amount, their kinds' rows their own. */
export const CHECKOUT = 'CHECKOUT';

/** One part that its kind refuses to win back is enough: what was paid together comes back together, or not at all. */
async function mayAllComeBack(tx: Transaction, order: Order, clock: Clock): Promise<boolean> {
  for (const part of await partsOf(tx, order.id))
    if ((await orderKind(part.kind).reacquire?.(tx, part, clock)) === false) return false;
  return true;
}

registerOrderKind({
  kind: CHECKOUT,
  letter: 'C',
  hasParts: true,
  statuses: {
    HELD: { phase: 'held', expiresTo: 'EXPIRED', paidTo: 'CONFIRMED', cancelsTo: 'CANCELLED' },
    // from here on each part is cancelled for itself
    CONFIRMED: { phase: 'confirmed' },
    EXPIRED: { phase: 'freed', paidTo: 'CONFIRMED' },
    CANCELLED: { phase: 'freed' },
  },
  holdExpired: 'HOLD_EXPIRED',
  reacquire: mayAllComeBack,
  cancelRule: () => Promise.resolve({ freeUntil: null, fee: { kind: 'none' } }),
});
