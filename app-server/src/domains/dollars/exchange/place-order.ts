import type { Way } from '@resort/mf-dollars/contract';
import { moneyText, type ErrorName, type Language } from '@resort/shared/contract';
import type { Tier } from '@resort/shared/calls/rows';
import { eq, sql } from 'drizzle-orm';
import { macauDate, type Clock } from '../../../platform/time/clock.ts';
import { afterwards, prepared, type Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { exchangeOrder } from '../tables/exchange.ts';
import { member } from '../../../schema/index.ts';
import { holdInventory } from '../../../core/inventory/hold.ts';
import { hold } from '../../../core/ledger/hold.ts';
import type { Unit } from '../../../core/ledger/types.ts';
import { takeLocks } from '../../../platform/database/lock-order.ts';
import { openOrder } from '../../../core/orders/open-order.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { orderRef } from '../../../core/orders/order-ref.ts';
import { transitionOwn } from '../../../core/orders/transition.ts';
import { tierName } from '../../../core/member/tiers.ts';
import { barOf, limitLeft } from './bars.ts';
import { costOf, costOfOne, type Cost, type Item } from './cost.ts';
import { KINDS } from './order-kinds.ts';
import { findOnShelf, STOCK_TYPES, type ShelfItem } from './shelf.ts';

/** How long goods and points are held for payment. */
const HOLD_SECONDS = 15 * 60;

export interface Exchange {
  readonly memberId: number;
  readonly unit: Unit;
  readonly itemId: number;
  readonly quantity: number;
  readonly way: Way;
  /** the unit cost that the member saw */
  readonly expected: Cost;
  /** where to collect it; undefined for a voucher */
  readonly property: string | undefined;
  readonly language: Language;
}

const SOLD_OUT = { DOLLAR: 'REWARD_STOCK', POINT: 'GOODS_STOCK' } as const satisfies Record<Unit, ErrorName>;
const LIMIT = { DOLLAR: 'REWARD_LIMIT', POINT: 'GOODS_LIMIT' } as const satisfies Record<Unit, ErrorName>;

const selectTier = prepared('exchange.member', (db) =>
  db
    .select({ tier: member.tier })
    .from(member)
    .where(eq(member.id, sql.placeholder('memberId')))
    .for('no key update'),
);

const insertOrdered = prepared('exchange.open', (db) =>
  db.insert(exchangeOrder).values({
    orderId: sql.placeholder('orderId'),
    itemId: sql.placeholder('itemId'),
    quantity: sql.placeholder('quantity'),
    spent: sql.placeholder('spent'),
  }),
);

/** Serialises one member's orders, so that the limit counts all of them. */
async function lockMember(tx: Transaction, memberId: number): Promise<Tier> {
  takeLocks(tx, 'member', [memberId]);
  const [found] = await selectTier(tx, { memberId });
  if (found === undefined) throw new Error(`no member ${memberId}`);
  return found.tier;
}

/** Checks before anything is taken; stock and balance are checked when they are taken. */
function refuse(found: ShelfItem, tier: Tier, today: string, wanted: Exchange): void {
  const { item } = found;
  const wish = { tier, today, quantity: wanted.quantity, balance: 0n, spent: 0n };
  const bar = barOf({ ...found, left: null }, wish);
  if (bar === 'TIER')
    throw new DomainError('EXCHANGE_TIER', { tier: tierName(item.tierMin, wanted.language) });
  if (bar === 'LIMIT') throw new DomainError(LIMIT[wanted.unit], {}, { left: limitLeft(found) });
  if (bar !== null) throw new DomainError('OFF_SHELF');
}

function checkPrice(item: Item, { unit, way, expected }: Exchange): void {
  const { spent, cash } = costOfOne(item, way);
  if (spent === expected.spent && cash === expected.cash) return;
  const now =
    unit === 'DOLLAR' ? { price: moneyText(spent) } : { points: Number(spent), cash: moneyText(cash) };
  throw new DomainError('PRICE_CHANGED', {}, now);
}

/** The code of the property, '' for a voucher; BAD_REQUEST if it cannot be collected there. */
function propertyOf({ pickUp, couponCode }: Item, property: string | undefined): string {
  if (couponCode !== null) return '';
  if (property === undefined || !pickUp.includes(property)) throw new DomainError('BAD_REQUEST');
  return property;
}

async function open(tx: Transaction, clock: Clock, item: Item, wanted: Exchange): Promise<Order> {
  const { memberId, unit, way, quantity, property } = wanted;
  const { spent, cash } = costOf(item, way, quantity);
  const order = await openOrder(tx, clock, {
    memberId,
    kind: KINDS[unit],
    property: propertyOf(item, property),
    currency: 'MOP',
    rateToMop: '1',
    total: unit === 'DOLLAR' ? spent : cash,
    dollarAmount: unit === 'DOLLAR' ? spent : 0n,
    status: 'CREATED',
    holdSeconds: HOLD_SECONDS,
    actor: `member ${memberId}`,
  });
  const values = { orderId: order.id, itemId: item.id, quantity, spent };
  await afterwards(tx, insertOrdered(tx, values));
  return order;
}

/** Takes stock, then dollars or points. */
async function take(
  tx: Transaction,
  clock: Clock,
  order: Order,
  item: Item,
  wanted: Exchange,
): Promise<void> {
  const { memberId, unit, way, quantity } = wanted;
  const stock = { orderId: order.id, type: STOCK_TYPES[unit], key: item.code, period: '', quantity };
  if (item.isStocked) await holdInventory(tx, { counts: [stock] }, SOLD_OUT[unit]);
  try {
    const amount = costOf(item, way, quantity).spent;
    await hold(tx, clock, { memberId, unit, amount, ref: orderRef(order) });
  } catch (error) {
    if (unit !== 'POINT' || !(error instanceof DomainError) || error.error !== 'BALANCE_INSUFFICIENT')
      throw error;
    throw new DomainError('POINTS_INSUFFICIENT');
  }
}

/**
 * Exchanges dollars or points for an item, completely or not at all: stock, balance, order, and delivery. If
 * money is due, the order waits for it as CREATED. Throws NOT_FOUND, OFF_SHELF, EXCHANGE_TIER, PRICE_CHANGED
 * with the current price, the limit with `data.left`, out of stock, an insufficient balance, BAD_REQUEST for
 * a property without collection. Resolves to the order.
 */
export async function placeOrder(tx: Transaction, clock: Clock, wanted: Exchange): Promise<Order> {
  const { memberId } = wanted;
  // one round trip: the shelf is read when the lock is held
  const [tier, found] = await Promise.all([lockMember(tx, memberId), findOnShelf(tx, clock, wanted)]);
  const { item } = found;
  refuse(found, tier, macauDate(clock.now()), wanted);
  checkPrice(item, wanted);
  const order = await open(tx, clock, item, wanted);
  await take(tx, clock, order, item, wanted);
  if (order.payable > 0n) return order;
  const step = { from: ['CREATED'], to: 'PAID', event: 'REDEEMED', actor: `member ${memberId}` };
  return transitionOwn(tx, clock, order, step);
}
