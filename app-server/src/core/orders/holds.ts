import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { freeHeld, freeSold, sellHeld } from '../inventory/settle.ts';
import { retakeInventory } from '../inventory/retake.ts';
import { orderKind, type Order, type Phase } from './order-kind.ts';

/** Settles what an order holds when it changes phase: vouchers, inventory, dollars, in the lock order. */
export async function settleHolds(
  tx: Transaction,
  _clock: Clock,
  order: Order,
  { from, to }: { readonly from: Phase; readonly to: Phase },
): Promise<void> {
  if (from !== 'confirmed' && to === 'confirmed') await sellHeld(tx, order.id);
  if (from === 'held' && to === 'freed') await freeHeld(tx, order.id);
  if (from === 'confirmed' && to === 'freed') {
    await freeHeld(tx, order.id);
    await freeSold(tx, order.id);
  }
}

/** Takes again all that the order had when its hold ran out, as its own; throws a DomainError where any of it is gone. */
export async function takeHoldsAgain(tx: Transaction, _clock: Clock, order: Order): Promise<void> {
  await retakeInventory(tx, order.id, orderKind(order.kind).holdExpired);
}
