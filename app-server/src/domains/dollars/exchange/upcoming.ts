import { eq, inArray } from 'drizzle-orm';
import { pictureOf } from '../../../core/pictures/picture-of.ts';
import { TO_COLLECT } from '../texts/exchange.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { exchangeItem, exchangeOrder } from '../tables/exchange.ts';
import type { UpcomingBooking, UpcomingQuestion } from '../../../core/orders/order-kind.ts';

/** Orders waiting for collection, by their last day. */
export async function collectingSoon(
  db: Executor,
  { clock, language, orders }: UpcomingQuestion,
): Promise<UpcomingBooking[]> {
  const waiting = orders.filter(({ status }) => status === 'READY').map(({ id }) => id);
  if (waiting.length === 0) return [];
  const rows = await db
    .select()
    .from(exchangeOrder)
    .innerJoin(exchangeItem, eq(exchangeItem.id, exchangeOrder.itemId))
    .where(inArray(exchangeOrder.orderId, waiting));
  return rows.flatMap(
    ({ exchange_order: { orderId, collectBefore }, exchange_item: { texts, picture: shown } }) => {
      if (collectBefore === null || collectBefore < clock.now()) return [];
      const title = TO_COLLECT[language].replace('{name}', texts[language].name);
      const picture = pictureOf(shown, language).src;
      return [{ orderId, title, from: macauDate(collectBefore), to: null, time: null, picture }];
    },
  );
}
