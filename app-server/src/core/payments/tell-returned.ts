import { moneyText, toLanguage } from '@resort/shared/contract';
import { formatAmount } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CHANNELS } from '../announcements/channels.ts';
import { MONEY_RETURNED_LETTERS } from '../announcements/letters.ts';
import { MONEY_RETURNED_MESSAGE } from '../announcements/messages.ts';
import type { Receiver } from '../../platform/outbox/deliver.ts';
import { member, orders, payment } from '../../schema/index.ts';
import { compose } from '../inbox/compose.ts';
import { tell } from '../messages/tell.ts';

/** Work of the outbox: a payment is refunded because its order lapsed or was paid in another way. */
export const MONEY_RETURNED = 'payment.returned';

const why = z.enum(['LAPSED', 'TWICE']);
export type WhyReturned = z.infer<typeof why>;
const payload = z.object({ payNo: z.string(), why });

/** Notifies the member by phone, in the account's language, and in their inbox. */
export const tellReturned: Receiver = async (tx, delivery, context) => {
  const { payNo, why: reason } = payload.parse(delivery.payload);
  const [row] = await tx
    .select({ payment, orderNo: orders.orderNo, member })
    .from(payment)
    .innerJoin(orders, eq(orders.id, payment.orderId))
    .innerJoin(member, eq(member.id, payment.memberId))
    .where(eq(payment.payNo, payNo));
  if (row === undefined) throw new Error(`payment ${payNo} is unknown`);
  const { areaCode, phone, language } = row.member;
  const amount = formatAmount(moneyText(row.payment.cash), row.payment.currency);
  const text = MONEY_RETURNED_MESSAGE[reason][toLanguage(language)]
    .replace('{amount}', amount)
    .replace('{order}', row.orderNo);
  const letter = compose(MONEY_RETURNED_LETTERS[reason], () => ({ amount, order: row.orderNo }));
  await tell(tx, context, CHANNELS.payment[reason], {
    language,
    sms: { to: phone === '' ? '' : areaCode + phone, text },
    letter: { ...letter, memberId: row.member.id, kind: 'ORDER', link: '/help' },
  });
};
