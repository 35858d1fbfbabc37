import type { Language } from '@resort/shared/contract';
import { formatDate, formatTime } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import type { OrderNews } from '../../../core/announcements/channels.ts';
import { RESERVATION_MESSAGES, type ReservationNews } from '../texts/reservations.ts';
import type { Order, OrderWords } from '../../../core/orders/order-kind.ts';
import { refundedOf } from '../../../core/orders/refunds/recorded.ts';
import { refundSentence } from '../../../core/orders/refunds/words.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { outlet, reservation } from '../../../schema/index.ts';

const isReservationNews = (news: OrderNews): news is ReservationNews => news in RESERVATION_MESSAGES;

/** Messages to a member about a reservation. */
export async function reservationWords(
  tx: Transaction,
  { order, news, language }: { readonly order: Order; readonly news: OrderNews; readonly language: Language },
): Promise<OrderWords> {
  if (!isReservationNews(news)) throw new Error(`${news} is no news of a reservation`);
  const [row] = await tx
    .select({ reservation, outlet })
    .from(reservation)
    .innerJoin(outlet, eq(outlet.code, reservation.shop))
    .where(eq(reservation.orderId, order.id));
  if (row === undefined) throw new Error(`order ${order.id} reserves nothing`);
  const { startsAt } = row.reservation;
  const back = await refundedOf(tx, order.id, language);
  // a table without a deposit needs no sentence about refunds
  const refund = back.length === 0 ? '' : refundSentence(back, language);
  const text = RESERVATION_MESSAGES[news][language]
    .replace('{name}', row.outlet.name[language])
    .replace('{date}', formatDate(startsAt, language))
    .replace('{time}', formatTime(startsAt))
    .replace('{order}', order.orderNo)
    .replace('{refund}', () => refund)
    .trim();
  return { text };
}
