import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { prepared } from '../../../platform/database/index.ts';
import { exchangeItem, exchangeOrder } from '../tables/exchange.ts';
import type { Language } from '@resort/shared/contract';
import {
  registerOrderKind,
  type Order,
  type OrderBill,
  type OrderStatus,
} from '../../../core/orders/order-kind.ts';
import type { Unit } from '../../../core/ledger/types.ts';
import { handOver } from './hand-over.ts';
import { collectingSoon } from './upcoming.ts';

/** The order kind of each unit. */
export const KINDS = { DOLLAR: 'REWARD', POINT: 'POINTS' } as const satisfies Record<Unit, string>;

/**
 * An order that was not collected in time lapses without a refund, so LAPSED is a confirmed
 * status.
 */
const STATUSES = {
  CREATED: { phase: 'held', expiresTo: 'EXPIRED', paidTo: 'PAID', cancelsTo: 'CANCELLED' },
  EXPIRED: { phase: 'freed', paidTo: 'PAID' },
  PAID: { phase: 'confirmed' },
  READY: { phase: 'confirmed', expiresTo: 'LAPSED', cancelsTo: 'CANCELLED' },
  ISSUED: { phase: 'confirmed' },
  COLLECTED: { phase: 'confirmed' },
  LAPSED: { phase: 'confirmed' },
  CANCELLED: { phase: 'freed' },
} as const satisfies Record<string, OrderStatus>;

const selectExchanged = prepared('exchange.order', (db) =>
  db
    .select({ ordered: exchangeOrder, item: exchangeItem })
    .from(exchangeOrder)
    .innerJoin(exchangeItem, eq(exchangeItem.id, exchangeOrder.itemId))
    .where(eq(exchangeOrder.orderId, sql.placeholder('orderId'))),
);

/** The order's own row with its item. */
export async function exchanged(db: Executor, orderId: number) {
  const [row] = await selectExchanged(db, { orderId });
  if (row === undefined) throw new Error(`order ${orderId} is of no item`);
  return row;
}

/** The goods at their price in Resort Dollars or points, and the money beside points. */
async function bill(
  db: Executor,
  { order, language }: { order: Order; language: Language },
): Promise<OrderBill> {
  const { ordered, item } = await exchanged(db, order.id);
  const { quantity, spent: amount } = ordered;
  const name = item.texts[language].name;
  return { items: [{ name, quantity, amount: order.total }], spent: { unit: item.unit, amount } };
}

const shared = {
  statuses: STATUSES,
  tells: 'exchange' as const,
  onPaid: handOver,
  upcoming: collectingSoon,
  bill,
  cancelRule: () => Promise.resolve({ freeUntil: null, fee: { kind: 'none' } } as const),
};

registerOrderKind({
  ...shared,
  kind: KINDS.DOLLAR,
  letter: 'R',
  holdExpired: 'PICKUP_ENDED',
  screen: ({ orderNo }) => `/exchangeSuccess?orderNo=${orderNo}`,
});
registerOrderKind({
  ...shared,
  kind: KINDS.POINT,
  letter: 'M',
  holdExpired: 'HOLD_EXPIRED',
  screen: ({ orderNo }) => `/points-order?orderNo=${orderNo}`,
});
