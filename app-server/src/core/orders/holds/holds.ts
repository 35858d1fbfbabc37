import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { retakeInventory } from '../../inventory/retake.ts';
import { freeHeld, freeSold, lapseHeld, sellCounters, sellRows } from '../../inventory/settle.ts';
import { settleFound } from '../../ledger/settle.ts';
import { burnHeld } from '../../vouchers/burn.ts';
import { voucherIdsOf } from '../../vouchers/change.ts';
import { releaseVouchers } from '../../vouchers/hold-vouchers.ts';
import { reissueBurned } from '../../vouchers/reissue-burned.ts';
import { holdAgain, lastHolds, refundOrder } from './ledger-part.ts';
import { partsOf, payerOf } from '../locked-order.ts';
import { orderKind, statusOf, type Order, type Phase } from '../order-kind.ts';
import { orderRef } from '../order-ref.ts';
import { whatGoesBack } from './refund-share.ts';
import { holdVouchersAgain } from './voucher-part.ts';

/*
 * What an order holds: vouchers, inventory, dollars and points, each in lock order. Every function here runs
 * with the order's row locked and its status just written, so it runs once per change of phase.
 */

/**
 * An order with the parts that change phase with it. Each part has its own inventory; everything else is held
 * under the order's number.
 */
interface Together {
  readonly order: Order;
  readonly parts: readonly Order[];
}

const idsOf = ({ order, parts }: Together) => [order.id, ...parts.map(({ id }) => id)];

/** What a confirmed order keeps, with its inventory sold already except for the counters. */
type Kept = Awaited<ReturnType<typeof beginKeeping>>;

/** The vouchers of parts are held under the number of their checkout. */
const acceptsVouchers = ({ kind }: Order) =>
  orderKind(kind).basketLines !== undefined || orderKind(kind).hasParts === true;

/** Begins to settle a confirmation, in one round trip; `settleHolds` must follow. Takes no lock that others wait for. */
export async function beginKeeping(tx: Transaction, clock: Clock, together: Together) {
  const { order } = together;
  const [voucherIds, sold, holds] = await Promise.all([
    acceptsVouchers(order) ? voucherIdsOf(tx, orderRef(order)) : [],
    sellRows(tx, idsOf(together)),
    lastHolds(tx, clock, order),
  ]);
  return { voucherIds, sold, holds };
}

async function keep(
  tx: Transaction,
  clock: Clock,
  { order }: Together,
  { voucherIds, sold, holds }: Kept,
): Promise<void> {
  await burnHeld(tx, clock, orderRef(order), voucherIds);
  await sellCounters(tx, sold, await orderKind(order.kind).replaces?.(tx, order));
  await settleFound(tx, clock, holds, 'CAPTURED');
}

async function letGo(tx: Transaction, clock: Clock, together: Together): Promise<void> {
  const { order } = together;
  await releaseVouchers(tx, clock, orderRef(order));
  await lapseHeld(tx, idsOf(together));
  await settleFound(tx, clock, await lastHolds(tx, clock, order), 'RELEASED');
}

/** Whether everything that was paid together was refunded without a fee: only then are vouchers returned. */
async function isUndone(tx: Transaction, order: Order): Promise<boolean> {
  const parts = order.parentId === null ? [order] : await partsOf(tx, order.parentId);
  return parts.every((part) => statusOf(part, part.status).phase === 'freed' && (part.penalty ?? 0n) === 0n);
}

/** Returns vouchers only if nothing was charged; dollars less the fee. */
async function giveBack(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  const payer = await payerOf(tx, order);
  if (await isUndone(tx, order)) await reissueBurned(tx, clock, orderRef(payer));
  await freeHeld(tx, order.id);
  await freeSold(tx, order.id);
  await refundOrder(tx, clock, payer, { dollarsBack: whatGoesBack(order).dollars, of: order });
}

/** Settles what an order and its parts hold when they change phase together. `begun`: by `beginKeeping`, before. */
export async function settleHolds(
  tx: Transaction,
  clock: Clock,
  together: Together,
  { from, to }: { readonly from: Phase; readonly to: Phase },
  begun?: Kept,
): Promise<void> {
  if (from === to) return;
  if (to === 'confirmed') await keep(tx, clock, together, begun ?? (await beginKeeping(tx, clock, together)));
  else if (to === 'held') throw new Error(`order ${together.order.id} cannot be held again`);
  else if (from === 'held') await letGo(tx, clock, together);
  else await giveBack(tx, clock, together.order);
}

/**
 * Holds everything again that the order lost when its hold expired; throws a DomainError if any of it is
 * unavailable.
 */
export async function takeHoldsAgain(tx: Transaction, clock: Clock, order: Order): Promise<void> {
  const parts = await partsOf(tx, order.id);
  await holdVouchersAgain(tx, clock, order);
  await retakeInventory(tx, idsOf({ order, parts }), orderKind(order.kind).holdExpired);
  await holdAgain(tx, clock, order);
}
