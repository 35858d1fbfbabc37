import { LANGUAGES, type Language } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ORDER_NEWS_KINDS, orderChannels, type OrderNews } from '../../announcements/channels.ts';
import { ORDER_LETTERS, YOUR_ORDER } from '../../announcements/letters.ts';
import type { Texts } from '../../../locales/texts.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { member, orders } from '../../../schema/index.ts';
import { compose } from '../../inbox/compose.ts';
import { backPart, partsOnWire, type BackPart } from '../refunds/part.ts';
import { recordedBack } from '../refunds/recorded.ts';
import { refundSentence } from '../refunds/words.ts';
import { tell } from '../../messages/tell.ts';
import { recipientOf } from '../../one-time-code/number.ts';
import { orderKind, statusOf, type Order, type OrderStatus } from '../order-kind.ts';

/** Work of the outbox: notifies a member about an order. */
export const ORDER_NEWS = 'order.news';

const payloadSchema = z.object({
  orderId: z.int(),
  news: z.enum(ORDER_NEWS_KINDS),
  /** refunded by this step; without it the news is about all refunds of the order */
  back: z.optional(z.array(backPart)),
});

/** News that has a sentence about refunds even if nothing is refunded, because the member paid or may have paid. */
const SAYS_NOTHING_BACK: readonly OrderNews[] = ['CANCELLED', 'REJECTED'];

/** News of one step; it names the refund of that step only. */
const OF_ONE_STEP: readonly OrderNews[] = ['CHANGED', 'PART_REFUNDED'];

const isBooking = ({ phase, isUnanswered }: OrderStatus) => phase === 'confirmed' && isUnanswered !== true;

/** A transition: the status before it, and the name of what happened. */
interface Step {
  readonly from: string;
  readonly event: string;
}

function newsOf(order: Order, { from, event }: Step): OrderNews | undefined {
  const [before, now] = [statusOf(order, from), statusOf(order, order.status)];
  if (isBooking(before) === isBooking(now)) return undefined;
  if (isBooking(now)) return 'CONFIRMED';
  return event === 'REJECTED' ? 'REJECTED' : 'CANCELLED';
}

/**
 * Queues news about an order in its current state. Domains queue only news that the status does not imply.
 */
export async function queueNews(
  tx: Transaction,
  clock: Clock,
  { id: orderId, kind, version }: Order,
  news: OrderNews,
  back?: readonly BackPart[],
): Promise<void> {
  const { tells, onNews } = orderKind(kind);
  await onNews?.(tx, { clock, orderId, news });
  if (tells === undefined || orderChannels(tells, news).length === 0) return;
  const payload = { orderId, news, back };
  await enqueue(tx, clock, { topic: ORDER_NEWS, payload, dedupeKey: `${orderId} ${version}` });
}

/** Queues news about an order's transition; most transitions have none. */
export async function queueStepNews(tx: Transaction, clock: Clock, order: Order, step: Step): Promise<void> {
  const news = newsOf(order, step);
  if (news !== undefined) await queueNews(tx, clock, order, news);
}

/** What was ordered, by its kind's description or its upcoming booking; default: just the order. */
async function whatWasOrdered(tx: Transaction, clock: Clock, order: Order): Promise<Texts> {
  const { describe, upcoming } = orderKind(order.kind);
  const names: Record<Language, string> = { ...YOUR_ORDER };
  for (const language of LANGUAGES) {
    const line = await describe?.(tx, { order, language });
    const ahead = line === undefined ? await upcoming?.(tx, { clock, language, orders: [order] }) : undefined;
    names[language] = line?.title ?? ahead?.[0]?.title ?? names[language];
  }
  return names;
}

async function readNews(tx: Transaction, orderId: number) {
  const [row] = await tx
    .select({ order: orders, own: member })
    .from(orders)
    .innerJoin(member, eq(member.id, orders.memberId))
    .where(eq(orders.id, orderId));
  if (row === undefined) throw new Error(`order ${orderId} is unknown`);
  return row;
}

/** The refund as a sentence, in every language. */
async function refundTexts(
  tx: Transaction,
  { orderId, news, back }: z.infer<typeof payloadSchema>,
): Promise<Texts> {
  const parts = OF_ONE_STEP.includes(news) ? (back ?? []) : await recordedBack(tx, orderId);
  const texts: Record<Language, string> = { ...YOUR_ORDER };
  const isSaid = parts.length > 0 || SAYS_NOTHING_BACK.includes(news);
  for (const language of LANGUAGES)
    texts[language] = isSaid ? refundSentence(await partsOnWire(tx, parts, language), language) : '';
  return texts;
}

/**
 * Notifies a member about an order by the channels of its row, in the account's language, with a link to its
 * screen.
 */
export const tellOrderNews: Receiver = async (tx, delivery, context) => {
  const { clock } = context;
  const payload = payloadSchema.parse(delivery.payload);
  const { orderId, news } = payload;
  const { order, own } = await readNews(tx, orderId);
  const { tells, words, screen } = orderKind(order.kind);
  if (tells === undefined) throw new Error(`order kind ${order.kind} makes no news`);
  const what = await whatWasOrdered(tx, clock, order);
  const refund = await refundTexts(tx, payload);
  const values = (language: Language) => ({
    what: what[language],
    order: order.orderNo,
    refund: refund[language],
  });
  const { language, phone } = own;
  const {
    text = '',
    phone: named,
    email,
  } = (await words?.(tx, { order, news, language, refund: refund[language] })) ?? {};
  const to = named ?? (phone === '' ? '' : recipientOf(own));
  const letter = {
    ...compose(ORDER_LETTERS[news], values),
    memberId: own.id,
    kind: 'ORDER',
    link: screen?.(order) ?? null,
  } as const;
  await tell(tx, context, orderChannels(tells, news), {
    language,
    ...(text === '' ? {} : { sms: { to, text } }),
    email: email === undefined ? null : { ...email, text },
    letter,
    topic: 'ORDERS',
  });
};
