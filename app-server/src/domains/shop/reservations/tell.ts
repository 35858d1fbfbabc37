import { toLanguage } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { RESERVATION_MESSAGES } from '../../../content/reservations.ts';
import { recipientOf } from '../../../core/one-time-code/number.ts';
import { refundedOf } from '../../../core/refunds/recorded.ts';
import { refundSentence } from '../../../core/refunds/words.ts';
import { macauInstant } from '../../../platform/clock.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { writeMessage } from '../../../platform/outbox/write.ts';
import { member, orders, outlet, reservation } from '../../../schema/index.ts';
import { RESERVATION_NEWS_KINDS } from './after-booking.ts';

const payload = z.object({ orderId: z.int(), news: z.enum(RESERVATION_NEWS_KINDS) });

/** Writes to the member, in the language of the account. */
export const tellReservation: Receiver = async (tx, delivery, context) => {
  const { orderId, news } = payload.parse(delivery.payload);
  const [row] = await tx
    .select({ reservation, orderNo: orders.orderNo, member, outlet })
    .from(reservation)
    .innerJoin(orders, eq(orders.id, reservation.orderId))
    .innerJoin(member, eq(member.id, orders.memberId))
    .innerJoin(outlet, eq(outlet.code, reservation.shop))
    .where(eq(reservation.orderId, orderId));
  if (row === undefined) throw new Error(`order ${orderId} reserves nothing`);
  if (row.member.phone === '') return; // the membership is closed
  const language = toLanguage(row.member.language);
  const at = macauInstant(row.reservation.startsAt);
  const back = await refundedOf(tx, orderId, language);
  // a table without a deposit has nothing to say of refunds
  const refund = back.length === 0 ? '' : refundSentence(back, language);
  const text = RESERVATION_MESSAGES[news][language]
    .replace('{name}', row.outlet.name[language])
    .replace('{date}', at.slice(0, 10))
    .replace('{time}', at.slice(11, 16))
    .replace('{order}', row.orderNo)
    .replace('{refund}', () => refund)
    .trim();
  await writeMessage(tx, context, { to: recipientOf(row.member), channel: 'sms', language, text });
};
