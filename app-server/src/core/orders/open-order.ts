import { sql } from 'drizzle-orm';
import { preparedClock, type Clock } from '../../platform/time/clock.ts';
import { prepared, type Transaction } from '../../platform/database/index.ts';
import { orders } from '../../schema/index.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';
import { eventValues, recordingEvent } from './events.ts';
import { heldFromNow } from './locked-order.ts';
import { orderKind, statusOf, type Order } from './order-kind.ts';
import { newOrderNo } from './order-no.ts';

/** What an order is made of; amounts in minor units of its currency. */
export interface NewOrder {
  readonly memberId: number;
  /** a registered kind */
  readonly kind: string;
  readonly property: string;
  readonly currency: string;
  /** MOP per unit of the currency, a decimal text: the current rate, stored with the order */
  readonly rateToMop: string;
  /** from the price lock, never from the request */
  readonly total: bigint;
  readonly voucherAmount?: bigint;
  readonly dollarAmount?: bigint;
  /** one of the kind's statuses with the phase `held` */
  readonly status: string;
  /** seconds until the hold expires */
  readonly holdSeconds: number;
  /** paid on site, not by our payment */
  readonly onSpot?: boolean;
  /** the checkout of this part */
  readonly parentId?: number;
  /** a booking that this one changes; the booking is locked */
  readonly changes?: Order;
  readonly actor: string;
  readonly data?: unknown;
}

/** The orders that it is locked with. */
function familyOf({ parentId, changes }: NewOrder) {
  const none = { parentId: null, changesId: null, familyId: null };
  if (parentId !== undefined) return { ...none, parentId, familyId: parentId };
  if (changes === undefined) return none;
  return { ...none, changesId: changes.id, familyId: changes.familyId ?? changes.id };
}

const insertOrder = prepared('order.open', (db) =>
  recordingEvent(
    db,
    db
      .insert(orders)
      .values({
        orderNo: sql.placeholder('orderNo'),
        memberId: sql.placeholder('memberId'),
        kind: sql.placeholder('kind'),
        familyId: sql.placeholder('familyId'),
        parentId: sql.placeholder('parentId'),
        changesId: sql.placeholder('changesId'),
        property: sql.placeholder('property'),
        currency: sql.placeholder('currency'),
        rateToMop: sql.placeholder('rateToMop'),
        total: sql.placeholder('total'),
        voucherAmount: sql.placeholder('voucherAmount'),
        dollarAmount: sql.placeholder('dollarAmount'),
        payable: sql.placeholder('payable'),
        onSpot: sql.placeholder('onSpot'),
        status: sql.placeholder('status'),
        heldUntil: heldFromNow,
        orderedAt: preparedClock.sqlNow(),
      })
      .onConflictDoNothing({ target: orders.orderNo })
      .returning(),
  ),
);

async function insert(tx: Transaction, clock: Clock, order: NewOrder): Promise<Order> {
  const { actor, data, changes: _changes, ...values } = order;
  const opened = { event: 'OPENED', actor, data, from: null, to: order.status };
  const { voucherAmount = 0n, dollarAmount = 0n, total } = order;
  const { letter } = orderKind(order.kind);
  for (;;) {
    const [row] = await insertOrder(tx, {
      onSpot: false,
      ...values,
      ...familyOf(order),
      voucherAmount,
      dollarAmount,
      payable: total - voucherAmount - dollarAmount,
      orderNo: newOrderNo(letter, clock.now()),
      ...eventValues(clock, opened),
    });
    if (row !== undefined) return row;
  }
}

/**
 * Opens an order that holds nothing yet. Afterwards the same transaction holds vouchers, inventory and
 * dollars, in this order. A transaction that opens several opens all of them before any holds something.
 */
export async function openOrder(tx: Transaction, clock: Clock, order: NewOrder): Promise<Order> {
  if (statusOf(order, order.status).phase !== 'held')
    throw new Error(`an order of kind ${order.kind} cannot begin as ${order.status}`);
  const row = await insert(tx, clock, order);
  takeLocks(tx, 'order', [row.id]);
  return row;
}
