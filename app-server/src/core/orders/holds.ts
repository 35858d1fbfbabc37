import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { retakeInventory } from '../inventory/retake.ts';
import { freeHeld, freeSold, sellHeld } from '../inventory/settle.ts';
import { captureOrder, holdAgain, releaseOrder } from './ledger-part.ts';
import { orderKind, type Order, type Phase } from './order-kind.ts';

/**
 * Settles what an order holds when it changes phase: vouchers, inventory, dollars, in the lock order. Dollars of a
 * confirmed order that is freed go back with the fee's decision (`cancelOrder`), not here.
 */
export async function settleHolds(
  tx: Transaction,
  clock: Clock,
  order: Order,
  { from, to }: { readonly from: Phase; readonly to: Phase },
): Promise<void> {
  if (from === to) return;
  if (to === 'confirmed') {
    await sellHeld(tx, order.id);
    await captureOrder(tx, clock, order);
  } else if (to === 'freed') {
    await freeHeld(tx, order.id);
    if (from === 'confirmed') await freeSold(tx, order.id);
    else await releaseOrder(tx, clock, order);
  }
}

/** Takes again all that the order had when its hold ran out; throws a DomainError where any of it is gone. */
export async function takeHoldsAgain(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  await retakeInventory(tx, order.id, orderKind(order.kind).holdExpired);
  await holdAgain(tx, clock, order);
}
