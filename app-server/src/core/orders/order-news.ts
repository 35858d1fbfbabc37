import { LANGUAGES, type Language } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ORDER_LETTERS, YOUR_ORDER } from '../../content/letters.ts';
import type { Texts } from '../../content/texts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { Receiver } from '../../platform/outbox/deliver.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { orders } from '../../schema/index.ts';
import { compose } from '../inbox/compose.ts';
import { notify } from '../inbox/notify.ts';
import { writeLetter } from '../inbox/write-letter.ts';
import { refundedOf } from '../refunds/recorded.ts';
import { refundSentence } from '../refunds/words.ts';
import { orderKind, statusOf, type Order, type OrderStatus } from './order-kind.ts';

/** Work of the outbox: an order became a booking, or a booking was cancelled. */
export const ORDER_NEWS = 'order.news';

const payloadSchema = z.object({ orderId: z.int(), news: z.enum(['CONFIRMED', 'CANCELLED']) });
type News = z.infer<typeof payloadSchema>['news'];

const isBooking = ({ phase, isUnanswered }: OrderStatus) => phase === 'confirmed' && isUnanswered !== true;

function newsOf(order: Order, from: string): News | undefined {
  if (orderKind(order.kind).screen === undefined) return undefined;
  const [before, now] = [statusOf(order, from), statusOf(order, order.status)];
  if (isBooking(before) === isBooking(now)) return undefined;
  return isBooking(now) ? 'CONFIRMED' : 'CANCELLED';
}

/** Queues what its member should hear of an order's step; most steps are no news. */
export async function queueNews(tx: Transaction, clock: Clock, order: Order, from: string): Promise<void> {
  const news = newsOf(order, from);
  if (news === undefined) return;
  const payload = { orderId: order.id, news };
  await enqueue(tx, clock, { topic: ORDER_NEWS, payload, dedupeKey: `${order.id} ${order.version}` });
}

/** What was ordered, as its kind calls it, by itself or where it is still ahead; else just the order. */
async function whatWasOrdered(tx: Transaction, clock: Clock, order: Order): Promise<Texts> {
  const { describe, upcoming } = orderKind(order.kind);
  const names: Texts = { ...YOUR_ORDER };
  for (const language of LANGUAGES) {
    const line = await describe?.(tx, { order, language });
    const ahead = line === undefined ? await upcoming?.(tx, { clock, language, orders: [order] }) : undefined;
    names[language] = line?.title ?? ahead?.[0]?.title ?? names[language];
  }
  return names;
}

/** Writes to the inbox and notifies, with a link to the order's screen. */
export const tellOrderNews: Receiver = async (tx, delivery, { clock }) => {
  const { orderId, news } = payloadSchema.parse(delivery.payload);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error(`order ${orderId} is unknown`);
  const what = await whatWasOrdered(tx, clock, order);
  const refund: Texts = { ...YOUR_ORDER };
  for (const language of LANGUAGES)
    refund[language] = refundSentence(await refundedOf(tx, orderId, language), language);
  const values = (language: Language) => ({
    what: what[language],
    order: order.orderNo,
    refund: refund[language],
  });
  const link = orderKind(order.kind).screen?.(order) ?? null;
  const about = { memberId: order.memberId, link };
  const texts = compose(ORDER_LETTERS[news], values);
  await writeLetter(tx, clock, { ...about, ...texts, kind: 'ORDER' });
  const { title, summary: text } = texts;
  await notify(tx, clock, { ...about, topic: 'ORDERS', title, text });
};
