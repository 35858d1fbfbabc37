import { formatDate, formatTime } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import type { OrderNews } from '../../../core/announcements/channels.ts';
import { RESERVATION_MESSAGES, type ReservationNews } from '../texts/reservations.ts';
import type { OrderTold, OrderWords } from '../../../core/orders/order-kind.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { outlet } from '../../../schema/index.ts';
import { reservation } from '../tables/shops.ts';

const isReservationNews = (news: OrderNews): news is ReservationNews => news in RESERVATION_MESSAGES;

/** Messages to a member about a reservation. */
export async function reservationWords(
  tx: Transaction,
  { order, news, language, refund }: OrderTold,
): Promise<OrderWords> {
  if (!isReservationNews(news)) throw new Error(`${news} is no news of a reservation`);
  const [row] = await tx
    .select({ reservation, outlet })
    .from(reservation)
    .innerJoin(outlet, eq(outlet.code, reservation.shop))
    .where(eq(reservation.orderId, order.id));
  if (row === undefined) throw new Error(`order ${order.id} reserves nothing`);
  const { startsAt } = row.reservation;
  const text = RESERVATION_MESSAGES[news][language]
    .replace('{name}', row.outlet.name[language])
    .replace('{date}', formatDate(startsAt, language))
    .replace('{time}', formatTime(startsAt))
    .replace('{order}', order.orderNo)
    // a table without a deposit has nothing to say of refunds
    .replace('{refund}', () => (order.total === 0n ? '' : refund))
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return { text };
}
