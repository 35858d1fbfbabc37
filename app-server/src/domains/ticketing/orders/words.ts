import type { Language } from '@resort/shared/contract';
import { formatDateTime } from '@resort/shared/format';
import type { OrderNews } from '../../../core/announcements/channels.ts';
import { TICKET_MESSAGES, type TicketNews } from '../texts/messages.ts';
import { fill } from '../../../locales/fill.ts';
import type { OrderTold, OrderWords } from '../../../core/orders/order-kind.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { placesOf } from '../tickets/order-places.ts';

const isTicketNews = (news: OrderNews): news is TicketNews => news in TICKET_MESSAGES;

/** What a member hears of tickets. */
export async function ticketWords(
  tx: Transaction,
  { order, news, language, refund }: OrderTold,
): Promise<OrderWords> {
  if (!isTicketNews(news)) throw new Error(`${news} is no news of tickets`);
  const { event, performance } = await placesOf(tx, order);
  const values = (of: Language) => ({
    what: event.title[of],
    when: formatDateTime(performance.startsAt, of),
    order: order.orderNo,
    refund,
  });
  return { text: fill(TICKET_MESSAGES[news], values)[language].trim() };
}
