import { moneyText } from '@resort/shared/contract';
import { formatAmount, formatBusinessDate } from '@resort/shared/format';
import type { OrderNews } from '../../../core/announcements/channels.ts';
import { STAY_MESSAGES, STAY_SUBJECT, type StayNews } from '../texts/stay-messages.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { recipientOf } from '../../../core/one-time-code/number.ts';
import { propertyName } from '../../../core/properties/properties.ts';
import type { OrderTold, OrderWords } from '../../../core/orders/order-kind.ts';
import { bookedBy } from './booked.ts';

const isStayNews = (news: OrderNews): news is StayNews => news in STAY_MESSAGES;

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
  const text = STAY_MESSAGES[news][language]
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .trim();
  const { areaCode, phone, email } = contact;
  const subject = STAY_SUBJECT[news][language].replace('{order}', order.orderNo);
  return {
    text,
    ...(areaCode === undefined || phone === undefined ? {} : { phone: recipientOf({ areaCode, phone }) }),
    ...(email === undefined ? {} : { email: { to: email.toLowerCase(), subject } }),
  };
}
