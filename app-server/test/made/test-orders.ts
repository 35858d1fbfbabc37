import type { ErrorName } from '@resort/shared/contract';
import { inTransaction, type Database, type Transaction } from '../../src/platform/database/index.ts';
import type { Clock } from '../../src/platform/time/clock.ts';
import { holdInventory } from '../../src/core/inventory/hold.ts';
import { hold } from '../../src/core/ledger/hold.ts';
import type { CancelRule } from '../../src/core/orders/cancel-rule.ts';
import { openOrder } from '../../src/core/orders/open-order.ts';
import { registerOrderKind, type HookContext, type Order } from '../../src/core/orders/order-kind.ts';
import { orderRef } from '../../src/core/orders/order-ref.ts';
import { needsOwnModules } from '../tools/own-modules.ts';
import { holdVouchers } from '../../src/core/vouchers/hold-vouchers.ts';

export const TEST_KIND = 'TEST';
export const SOLD_OUT: ErrorName = 'UNAVAILABLE';

/** The cancellation terms of the tests' orders; a test may replace them. */
export const cancelling: { rule: CancelRule } = { rule: { freeUntil: null, fee: { kind: 'none' } } };

/** Whether a late payment may restore one of the tests' orders. */
export const reacquiring = { isWanted: true };

/** An order kind as a hotel would define it, so that tests of the core need no domain of the product. */
export function registerTestKind(told: (hook: string, context: HookContext) => void = () => undefined): void {
  needsOwnModules('a kind of order cannot be taken back');
  const tell = (hook: string) => async (_tx: unknown, context: HookContext) => told(hook, context);
  registerOrderKind({
    kind: TEST_KIND,
    letter: 'X',
    statuses: {
      HELD: { phase: 'held', expiresTo: 'EXPIRED', paidTo: 'RESERVED', cancelsTo: 'CANCELLED' },
      RESERVED: { phase: 'confirmed', cancelsTo: 'CANCELLED' },
      EXPIRED: { phase: 'freed', paidTo: 'RESERVED' },
      CANCELLED: { phase: 'freed' },
    },
    holdExpired: 'HOLD_EXPIRED',
    onPaid: tell('onPaid'),
    onExpired: tell('onExpired'),
    onCancelled: tell('onCancelled'),
    reacquire: () => Promise.resolve(reacquiring.isWanted),
    basketLines: async (_db, { property, total }) => [
      { scene: 'HOTEL', property: property ?? undefined, amount: total },
    ],
    tells: 'exchange',
    screen: ({ orderNo }) => `/test-order?orderNo=${orderNo}`,
    cancelRule: () => Promise.resolve(cancelling.rule),
  });
}

export interface TestOrder {
  readonly memberId: number;
  readonly total?: bigint;
  /** held in the ledger, of the order's currency */
  readonly dollarAmount?: bigint;
  readonly voucherIds?: readonly number[];
  readonly holdSeconds?: number;
  /** counters of the type ROOM, one of each */
  readonly nights?: readonly (readonly [key: string, period: string])[];
  readonly seats?: readonly string[];
  readonly resources?: readonly { key: string; from: string; to: string }[];
}

const open = (tx: Transaction, clock: Clock, { memberId, total, dollarAmount, holdSeconds }: TestOrder) =>
  openOrder(tx, clock, {
    memberId,
    kind: TEST_KIND,
    property: 'P1',
    currency: 'MOP',
    rateToMop: '1',
    total: total ?? 100_00n,
    dollarAmount: dollarAmount ?? 0n,
    status: 'HELD',
    holdSeconds: holdSeconds ?? 900,
    actor: `member ${memberId}`,
  });

/** Creates an order and its holds, as a domain's reserve call does. */
export async function reserveIn(tx: Transaction, clock: Clock, wanted: TestOrder): Promise<Order> {
  const { memberId, nights = [], seats = [], resources = [], dollarAmount = 0n, voucherIds = [] } = wanted;
  const order = await open(tx, clock, wanted);
  const orderId = order.id;
  await holdVouchers(tx, clock, { memberId, voucherIds, orderRef: orderRef(order) });
  const all = {
    counts: nights.map(([key, period]) => ({ orderId, type: 'ROOM', key, period, quantity: 1 })),
    seats: seats.map((seat) => ({ orderId, type: 'SEAT', key: 'S1', seat })),
    resources: resources.map((one) => ({ orderId, type: 'THERAPIST', ...one })),
  };
  await holdInventory(tx, all, SOLD_OUT);
  if (dollarAmount > 0n)
    await hold(tx, clock, { memberId, unit: 'DOLLAR', amount: dollarAmount, ref: orderRef(order) });
  return order;
}

export const reserve = (db: Database, clock: Clock, wanted: TestOrder): Promise<Order> =>
  inTransaction(db, (tx) => reserveIn(tx, clock, wanted));
