import type { Language } from '@resort/shared/contract';
import { formatDateTime } from '@resort/shared/format';
import type { OrderNews } from '../../../core/announcements/channels.ts';
import { TICKET_MESSAGES } from '../texts/messages.ts';
import { fill } from '../../../core/inbox/fill.ts';
import type { Order, OrderWords } from '../../../core/orders/order-kind.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { placesOf } from '../tickets/order-places.ts';

/** Messages to a member about tickets. */
export async function ticketWords(
  tx: Transaction,
  { order, news, language }: { readonly order: Order; readonly news: OrderNews; readonly language: Language },
): Promise<OrderWords> {
  if (news !== 'CONFIRMED' && news !== 'CANCELLED') throw new Error(`${news} is no news of tickets`);
  const { event, session } = await placesOf(tx, order);
  const values = (of: Language) => ({
    what: event.title[of],
    when: formatDateTime(session.startsAt, of),
    order: order.orderNo,
  });
  return { text: fill(TICKET_MESSAGES[news], values)[language] };
}
