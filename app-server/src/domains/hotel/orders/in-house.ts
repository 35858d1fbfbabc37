import type { HotelOrderDetail } from '@resort/mf-hotel/contract';
import { moneyText } from '@resort/shared/contract';
import { asc, eq } from 'drizzle-orm';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { folioLine, stayRecord, stayReview } from '../../../schema/index.ts';

/** `-12.50`, also below zero. */
const signed = (amount: bigint): string => (amount < 0n ? `-${moneyText(-amount)}` : moneyText(amount));

/** The stay as the hotel reports it, with its bill: what is on the room, what was paid before, what is settled there. */
export async function inHouseOf(db: Executor, order: Order): Promise<HotelOrderDetail['inHouse']> {
  const [record] = await db.select().from(stayRecord).where(eq(stayRecord.orderId, order.id));
  if (record === undefined || record.arrivedAt === null) return null;
  const lines = await db
    .select()
    .from(folioLine)
    .where(eq(folioLine.orderId, order.id))
    .orderBy(asc(folioLine.id));
  const total = order.payable + lines.reduce((sum, { amount }) => sum + amount, 0n);
  const deposit = order.onSpot ? 0n : order.payable;
  return {
    roomNo: record.roomNo,
    arrivedAt: macauInstant(record.arrivedAt),
    departedAt: record.departedAt === null ? null : macauInstant(record.departedAt),
    folio: lines.map(({ text, amount, at }) => ({ text, amount: signed(amount), at: macauInstant(at) })),
    total: signed(total),
    deposit: moneyText(deposit),
    balance: signed(total - deposit),
  };
}

/** Whether the stay can be reviewed, and what the member said. */
export async function reviewOf(db: Executor, { id, status }: Order): Promise<HotelOrderDetail['review']> {
  if (status !== 'CHECKED_OUT') return null;
  const [row] = await db.select().from(stayReview).where(eq(stayReview.orderId, id));
  return { given: row === undefined ? null : { stars: row.stars, text: row.text } };
}
