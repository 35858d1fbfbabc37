import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { partsOf } from '../orders/locked-order.ts';
import { orderKind, registerOrderKind, type Order } from '../orders/order-kind.ts';

/**
 * The order over several orders that are paid together. Its amount is theirs; their kinds keep their own
 * rows.
 */
export const CHECKOUT = 'CHECKOUT';

/** If one part's kind refuses a late payment, all parts do: they are restored together or not at all. */
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
    // from here on parts are cancelled separately
    CONFIRMED: { phase: 'confirmed' },
    EXPIRED: { phase: 'freed', paidTo: 'CONFIRMED' },
    CANCELLED: { phase: 'freed' },
  },
  holdExpired: 'HOLD_EXPIRED',
  reacquire: mayAllComeBack,
  cancelRule: () => Promise.resolve({ freeUntil: null, fee: { kind: 'none' } }),
});
