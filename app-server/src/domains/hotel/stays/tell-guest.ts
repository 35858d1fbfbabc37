import { moneyText } from '@resort/shared/contract';
import { formatAmount, formatBusinessDate } from '@resort/shared/format';
import type { OrderNews } from '../../../core/announcements/channels.ts';
import { HOTEL_TEXTS } from '../locales/index.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { recipientOf } from '../../../core/one-time-code/number.ts';
import { propertyName } from '../../../core/properties/properties.ts';
import type { OrderTold, OrderWords } from '../../../core/orders/order-kind.ts';
import { bookedBy } from './booked.ts';

/**
 * `{order}` the order's number, `{hotel}` and `{room}` by their names, `{checkIn}` and `{checkOut}` in the language's own
 * format, `{fee}` `MOP 1234.50`, `{refund}` a sentence about each means by which it goes back, or nothing.
 */
const MESSAGES = HOTEL_TEXTS.stayNews;

const isStayNews = (news: OrderNews): news is keyof typeof MESSAGES => news in MESSAGES;

/** Messages about a stay to its guest, at the booking's number and address. */
export async function stayWords(
  tx: Transaction,
  { order, news, language, refund }: OrderTold,
): Promise<OrderWords> {
  if (!isStayNews(news)) throw new Error(`${news} is no news of a stay`);
  const { row, roomType, hotel } = await bookedBy(tx, order.id);
  const { contact, checkIn, checkOut } = row;
  const values: Readonly<Record<string, string>> = {
    order: order.orderNo,
    hotel: propertyName(hotel.code, language),
    room: roomType.texts[language].name,
    checkIn: formatBusinessDate(checkIn, language),
    checkOut: formatBusinessDate(checkOut, language),
    fee: formatAmount(moneyText(order.penalty ?? 0n), order.currency),
    refund,
  };
  const text = MESSAGES[news].text[language]
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .trim();
  const { areaCode, phone, email } = contact;
  const subject = MESSAGES[news].subject[language].replace('{order}', order.orderNo);
  return {
    text,
    ...(areaCode === undefined || phone === undefined ? {} : { phone: recipientOf({ areaCode, phone }) }),
    ...(email === undefined ? {} : { email: { to: email.toLowerCase(), subject } }),
  };
}
