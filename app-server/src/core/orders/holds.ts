import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { retakeInventory } from '../inventory/retake.ts';
import { freeHeld, freeSold, lapseHeld, sellHeld } from '../inventory/settle.ts';
import { burnHeld } from '../vouchers/burn.ts';
import { releaseVouchers } from '../vouchers/hold-vouchers.ts';
import { reissueBurned } from '../vouchers/reissue-burned.ts';
import { captureOrder, holdAgain, refundOrder, releaseOrder } from './ledger-part.ts';
import { orderKind, type Order, type Phase } from './order-kind.ts';
import { orderRef } from './order-ref.ts';
import { whatGoesBack } from './refund-share.ts';
import { holdVouchersAgain } from './voucher-part.ts';

/*
 * What an order holds: vouchers, inventory, dollars and points, each touched in the lock order. Every function here
 * runs with the order's row locked and its status just written, so it runs once for each change of phase.
 */

async function keep(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  await burnHeld(tx, clock, orderRef(order));
  await sellHeld(tx, order.id);
  await captureOrder(tx, clock, order);
}

async function letGo(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  await releaseVouchers(tx, clock, orderRef(order));
  await lapseHeld(tx, order.id);
  await releaseOrder(tx, clock, order);
}

/** Vouchers come back only where nothing was charged; dollars by what the fee leaves of them. */
async function giveBack(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  if ((order.penalty ?? 0n) === 0n) await reissueBurned(tx, clock, orderRef(order));
  await freeHeld(tx, order.id);
  await freeSold(tx, order.id);
  await refundOrder(tx, clock, order, whatGoesBack(order).dollars);
}

/** Settles what an order holds when it changes phase. */
export async function settleHolds(
  tx: Transaction,
  clock: Clock,
  order: Order,
  { from, to }: { readonly from: Phase; readonly to: Phase },
): Promise<void> {
  if (from === to) return;
  if (to === 'confirmed') await keep(tx, clock, order);
  else if (to === 'freed') await (from === 'held' ? letGo : giveBack)(tx, clock, order);
  else throw new Error(`order ${order.id} cannot be held again`);
}

/** Takes again all that the order had when its hold ran out; throws a DomainError where any of it is gone. */
export async function takeHoldsAgain(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  await holdVouchersAgain(tx, clock, order);
  await retakeInventory(tx, order.id, orderKind(order.kind).holdExpired);
  await holdAgain(tx, clock, order);
}
