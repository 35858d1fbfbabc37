import { and, eq, sql } from 'drizzle-orm';
import { collect } from '../../../src/domains/dollars/exchange/collect.ts';
import { placeOrder } from '../../../src/domains/dollars/exchange/place-order.ts';
import { createClock, type Clock } from '../../../src/platform/time/clock.ts';
import { inTransaction, type Database, type Transaction } from '../../../src/platform/database/index.ts';
import { exchangeItem, exchangeOrder } from '../../../src/domains/dollars/tables/exchange.ts';
import { member, orders } from '../../../src/schema/index.ts';

const SEED_LOCK = 7_406_004;
const DAY_MS = 86_400_000;

/**
 * Past exchanges of demo members: days ago, by phone and code, and how much later they collected the item.
 */
const EXCHANGED: readonly (readonly [
  phone: string,
  code: string,
  daysAgo: number,
  collectedAfter?: number,
])[] = [
  ['66000001', 'GM-CANDLE', 12, 2],
  ['66000001', 'RW-CELLAR', 3],
  ['66000001', 'GM-LANTERN', 1],
];

async function findOrdered(tx: Transaction, phone: string, code: string) {
  const [item] = await tx.select().from(exchangeItem).where(eq(exchangeItem.code, code));
  const [own] = await tx.select({ id: member.id }).from(member).where(eq(member.phone, phone));
  if (item === undefined || own === undefined) throw new Error(`nothing to exchange: ${phone} ${code}`);
  const [known] = await tx
    .select({ orderId: exchangeOrder.orderId })
    .from(exchangeOrder)
    .innerJoin(orders, eq(orders.id, exchangeOrder.orderId))
    .where(and(eq(orders.memberId, own.id), eq(exchangeOrder.itemId, item.id)));
  return { item, memberId: own.id, isKnown: known !== undefined };
}

/** Runs in its own transaction, as the lock order requires; undefined if the order exists already. */
async function exchange(
  tx: Transaction,
  then: Clock,
  phone: string,
  code: string,
): Promise<string | undefined> {
  const { item, memberId, isKnown } = await findOrdered(tx, phone, code);
  if (isKnown) return undefined;
  const { id: orderId } = await placeOrder(tx, then, {
    memberId,
    unit: item.unit,
    itemId: item.id,
    quantity: 1,
    way: 'POINTS',
    expected: { spent: item.price, cash: 0n },
    property: item.pickUp[0],
    language: 'en',
  });
  const [placed] = await tx.select().from(exchangeOrder).where(eq(exchangeOrder.orderId, orderId));
  return placed?.pickUpCode ?? undefined;
}

/** Adds missing orders of the demo members: one collected, one waiting for collection. */
export async function seedExchanged(db: Database, clock: Clock): Promise<void> {
  for (const [phone, code, daysAgo, collectedAfter] of EXCHANGED) {
    const at = (days: number) => createClock(new Date(clock.now().getTime() - days * DAY_MS));
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
      const pickUpCode = await exchange(tx, at(daysAgo), phone, code);
      if (pickUpCode === undefined || collectedAfter === undefined) return;
      await collect(tx, at(daysAgo - collectedAfter), { pickUpCode, actor: 'counter' });
    });
  }
}
