import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { holdInventory, type Wanted } from '../inventory/hold.ts';
import { hold } from '../ledger/hold.ts';
import { partsOf } from '../orders/locked-order.ts';
import { openOrder } from '../orders/open-order.ts';
import { statusOf, type Order } from '../orders/order-kind.ts';
import { orderRef } from '../orders/order-ref.ts';
import { transition } from '../orders/transition.ts';
import { holdVouchers } from '../vouchers/hold-vouchers.ts';
import { CHECKOUT } from './checkout-kind.ts';
import { dueNow, type NewPart } from './new-part.ts';
import { takenOff, type TakenOff, type Wish } from './take-off.ts';

export interface Reserved {
  /** what is paid: the only order, or the checkout over several */
  readonly payer: Order;
  /** one per part, in order; the payer itself if there is only one */
  readonly orders: readonly Order[];
}

interface Opened {
  readonly payer: Order;
  readonly orders: readonly Order[];
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Opens all orders before any of them holds something. */
async function openAll(
  tx: Transaction,
  clock: Clock,
  parts: readonly NewPart[],
  { wish, off }: { readonly wish: Wish; readonly off: readonly TakenOff[] },
): Promise<Opened> {
  const { memberId, currency, rateToMop } = wish;
  const holdSeconds = Math.min(...parts.map((part) => part.holdSeconds));
  const shared = { memberId, currency, rateToMop, holdSeconds, actor: `member ${memberId}` };
  const [only] = parts;
  const checkout =
    parts.length === 1 || only === undefined
      ? undefined
      : await openOrder(tx, clock, {
          ...shared,
          kind: CHECKOUT,
          property: only.property,
          status: 'HELD',
          total: sum(parts.map(dueNow)),
          voucherAmount: sum(off.map(({ vouchers }) => vouchers)),
          dollarAmount: sum(off.map(({ dollars }) => dollars)),
        });
  const orders: Order[] = [];
  for (const [at, { kind, property, status, total, onSpot = false }] of parts.entries()) {
    const { vouchers: voucherAmount = 0n, dollars: dollarAmount = 0n } = off[at] ?? {};
    const own = { kind, property, status, total, onSpot, voucherAmount, dollarAmount };
    const parent = checkout === undefined ? {} : { parentId: checkout.id };
    orders.push(await openOrder(tx, clock, { ...shared, ...own, ...parent }));
  }
  const payer = checkout ?? orders[0];
  if (payer === undefined) throw new DomainError('BAD_REQUEST');
  return { payer, orders };
}

/** Holds everything that the parts need at once; reports whose inventory is unavailable. */
async function holdAll(tx: Transaction, parts: readonly NewPart[], wanted: readonly Wanted[]): Promise<void> {
  const together = {
    counts: wanted.flatMap(({ counts = [] }) => counts),
    resources: wanted.flatMap(({ resources = [] }) => resources),
    seats: wanted.flatMap(({ seats = [] }) => seats),
  };
  const types = ({ counts = [], resources = [], seats = [] }: Wanted) =>
    [...counts, ...resources, ...seats].map(({ type }) => type);
  try {
    await holdInventory(tx, together, parts[0]?.soldOut ?? 'UNAVAILABLE');
  } catch (error) {
    const lacking: unknown = error instanceof DomainError ? Object(error.data).lacking : undefined;
    if (!(error instanceof DomainError) || !Array.isArray(lacking)) throw error;
    const at = wanted.findIndex((one) => types(one).includes(Object(lacking[0]).type));
    throw new DomainError(parts[at]?.soldOut ?? error.error, {}, { lacking });
  }
}

/**
 * Opens an order for each part, and a checkout over them if there are several. Everything is held, or
 * nothing. Vouchers and Resort Dollars are held under the payer's number. If nothing is due now, everything
 * is confirmed at once. Throws a part's `soldOut`, NOT_YOURS, VOUCHER_NOT_APPLICABLE and other voucher
 * errors, METHOD_UNAVAILABLE, AMOUNT_CHANGED, BALANCE_INSUFFICIENT.
 */
export async function reserveTogether(
  tx: Transaction,
  clock: Clock,
  parts: readonly NewPart[],
  wish: Wish,
): Promise<Reserved> {
  const { memberId, voucherIds, dollars } = wish;
  const off = await takenOff(tx, clock, parts, wish);
  const { payer, orders } = await openAll(tx, clock, parts, { wish, off });
  const wanted: Wanted[] = [];
  for (const [at, order] of orders.entries()) {
    const part = parts[at];
    if (part !== undefined) wanted.push(await part.store(tx, order));
  }
  await holdVouchers(tx, clock, { memberId, voucherIds, orderRef: orderRef(payer) });
  await holdAll(tx, parts, wanted);
  if (dollars > 0n)
    await hold(tx, clock, { memberId, unit: 'DOLLAR', amount: dollars, ref: orderRef(payer) });
  const isDue = !payer.onSpot && payer.payable > 0n;
  return isDue ? { payer, orders } : confirm(tx, clock, { payer, orders });
}

async function confirm(tx: Transaction, clock: Clock, { payer, orders: opened }: Opened): Promise<Reserved> {
  const { paidTo } = statusOf(payer, payer.status);
  if (paidTo === undefined) throw new Error(`order kind ${payer.kind} cannot be confirmed`);
  const step = { orderId: payer.id, from: [payer.status], to: paidTo, event: 'CONFIRMED' };
  const { order } = await transition(tx, clock, { ...step, actor: `member ${payer.memberId}` });
  if (opened.length === 1) return { payer: order, orders: [order] };
  return { payer: order, orders: await partsOf(tx, order.id) };
}
