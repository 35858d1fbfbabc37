import type { Contact } from '@resort/mf-hotel/contract';
import { moneyText } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { STAY_MESSAGES, STAY_SUBJECT, type StayNews } from '../../content/stay-messages.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { Receiver } from '../../platform/outbox/deliver.ts';
import { writeMessage } from '../../platform/outbox/write.ts';
import { member, orders } from '../../schema/index.ts';
import { recipientOf, type PhoneNumber } from '../one-time-code/number.ts';
import { propertyName } from '../properties.ts';
import type { Order } from '../orders/order-kind.ts';
import { refundedOf } from '../refunds/recorded.ts';
import { refundSentence } from '../refunds/words.ts';
import { bookedBy } from './booked.ts';

/** Work of the outbox: the guest hears what became of a stay. */
export const STAY_NEWS = 'stay.news';

const payload = z.object({
  orderId: z.int(),
  news: z.enum(['CONFIRMED', 'CHANGED', 'CANCELLED', 'NO_SHOW']),
});

/** Queues the message, once for each piece of news; `which` tells several of one kind apart. */
export function tellGuest(
  tx: Transaction,
  clock: Clock,
  { id: orderId }: Order,
  news: StayNews,
  which = '',
): Promise<void> {
  const dedupeKey = `${STAY_NEWS} ${orderId} ${news} ${which}`.trim();
  return enqueue(tx, clock, { topic: STAY_NEWS, payload: { orderId, news }, dedupeKey });
}

/** The number that the booking names, or the member's own, as it is by now. */
async function numberFor(
  tx: Transaction,
  { memberId }: Order,
  { areaCode, phone }: Contact,
): Promise<PhoneNumber> {
  if (areaCode !== undefined && phone !== undefined) return { areaCode, phone };
  const own = { areaCode: member.areaCode, phone: member.phone };
  const [found] = await tx.select(own).from(member).where(eq(member.id, memberId));
  if (found === undefined) throw new Error(`no member ${memberId}`);
  return found;
}

/** Writes to whom the booking names, in the language in which it was made. */
export const tellStay: Receiver = async (tx, delivery, context) => {
  const { orderId, news } = payload.parse(delivery.payload);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error(`order ${orderId} is unknown`);
  const { row, roomType, hotel } = await bookedBy(tx, orderId);
  const { language, contact, checkIn, checkOut } = row;
  const values: Readonly<Record<string, string>> = {
    order: order.orderNo,
    hotel: propertyName(hotel.code, language),
    room: roomType.texts[language].name,
    checkIn,
    checkOut,
    fee: `${order.currency} ${moneyText(order.penalty ?? 0n)}`,
    refund: refundSentence(await refundedOf(tx, orderId, language), language),
  };
  const text = STAY_MESSAGES[news][language].replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
  const number = await numberFor(tx, order, contact);
  // An account that was closed meanwhile has no number any more.
  if (number.phone !== '')
    await writeMessage(tx, context, { to: recipientOf(number), channel: 'sms', language, text });
  if (contact.email === undefined) return;
  const subject = STAY_SUBJECT[news][language].replace('{order}', order.orderNo);
  await writeMessage(tx, context, {
    to: contact.email.toLowerCase(),
    channel: 'email',
    language,
    subject,
    text,
  });
};
