import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../src/platform/time/clock.ts';
import { inTransaction, type Database } from '../../../src/platform/database/index.ts';
import { exchangeItem, exchangeOrder } from '../../../src/domains/dollars/tables/exchange.ts';
import { orders } from '../../../src/schema/index.ts';
import { earn } from '../../../src/core/ledger/earn.ts';
import type { Order } from '../../../src/core/orders/order-kind.ts';
import { collect } from '../../../src/domains/dollars/exchange/collect.ts';
import { costOfOne, type Item } from '../../../src/domains/dollars/exchange/cost.ts';
import { placeOrder } from '../../../src/domains/dollars/exchange/place-order.ts';
import { newItem } from './shelf.ts';

export type ShelvedItem = Item;

/** A request to redeem: which item, how many, and whether money is added. */
export interface ExchangeWish {
  readonly item: number;
  readonly quantity: number;
  readonly way: 'POINTS' | 'TOP_UP';
}

export const exchangeWish = {
  item: fc.nat(3),
  quantity: fc.integer({ min: 1, max: 3 }),
  way: fc.constantFrom('POINTS' as const, 'TOP_UP' as const),
};

const POINTS = 500n;

/** For each unit, an item to collect and one that comes as a voucher, with small stock and limits. */
export async function newShelf(db: Database, couponCode: string): Promise<ShelvedItem[]> {
  const topUp = { topUpPoints: 10n, topUpCash: 15_00n };
  const ids = [
    await newItem(db, { stock: 6 }),
    await newItem(db, { stock: 6, couponCode, perMember: 3 }),
    await newItem(db, { stock: 8, unit: 'POINT', price: 30n, ...topUp }),
    await newItem(db, { stock: 8, unit: 'POINT', price: 20n, couponCode, perMember: 4, ...topUp }),
  ];
  const items = await db.select().from(exchangeItem);
  return ids.flatMap((id) => items.filter((item) => item.id === id));
}

export async function givePoints(db: Database, clock: Clock, memberId: number): Promise<void> {
  const ref = { kind: 'test', id: `points ${memberId}` };
  await inTransaction(db, (tx) => earn(tx, clock, { memberId, unit: 'POINT', amount: POINTS, ref }));
}

interface On {
  readonly db: Database;
  readonly clock: Clock;
}

/** Resolves to the order; dollars cannot be combined with money. */
export async function exchangeOne(
  { db, clock }: On,
  memberId: number,
  shelf: readonly ShelvedItem[],
  wish: ExchangeWish,
): Promise<Order> {
  const item = shelf[wish.item];
  if (item === undefined) throw new Error('nothing is on the shelf');
  const way = item.unit === 'DOLLAR' ? 'POINTS' : wish.way;
  const { id: orderId } = await inTransaction(db, (tx) =>
    placeOrder(tx, clock, {
      memberId,
      unit: item.unit,
      itemId: item.id,
      quantity: wish.quantity,
      way,
      expected: costOfOne(item, way),
      property: item.pickUp[0],
      language: 'en',
    }),
  );
  const [placed] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (placed === undefined) throw new Error('the order is gone');
  return placed;
}

/** Hands over the order's items, if it has any. */
export async function collectOrder({ db, clock }: On, { id }: Order): Promise<void> {
  const [own] = await db.select().from(exchangeOrder).where(eq(exchangeOrder.orderId, id));
  const code = own?.pickUpCode;
  if (code === undefined || code === null) return;
  await inTransaction(db, (tx) => collect(tx, clock, { pickUpCode: code, actor: 'counter' }));
}
