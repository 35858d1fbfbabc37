import { maskPhone, type Language } from '@resort/shared/contract';
import { formatDateTime } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CHANNELS } from '../../../core/announcements/channels.ts';
import { GIFT_LETTERS, GIFT_MESSAGE } from '../texts/ticket-gifts.ts';
import { memberWithPhone } from '../../../core/member/find-member.ts';
import { compose } from '../../../core/inbox/compose.ts';
import { fill } from '../../../locales/fill.ts';
import { tell } from '../../../core/messages/tell.ts';
import { recipientOf } from '../../../core/one-time-code/number.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { member } from '../../../schema/index.ts';
import { ticket } from '../tables/tickets.ts';
import { ticketTransfer } from '../tables/gates.ts';
import { findTicket } from '../tickets/ticket-facts.ts';
import { giverName } from './giver-name.ts';
import type { Transfer } from './transfer-row.ts';

/** Outbox work: messages about a ticket that was given away. */
export const GIFT_NEWS = 'ticket.gift';

const payloadSchema = z.object({ transferId: z.int(), news: z.enum(['GIVEN', 'ACCEPTED', 'LAPSED']) });
type News = z.infer<typeof payloadSchema>['news'];

export function queueGiftNews(
  tx: Transaction,
  clock: Clock,
  { id: transferId }: Pick<Transfer, 'id'>,
  news: News,
): Promise<void> {
  return enqueue(tx, clock, {
    topic: GIFT_NEWS,
    payload: { transferId, news },
    dedupeKey: `${transferId} ${news}`,
  });
}

async function readGift(tx: Transaction, transferId: number) {
  const [row] = await tx
    .select({ transfer: ticketTransfer, giver: member })
    .from(ticketTransfer)
    .innerJoin(member, eq(member.id, ticketTransfer.fromMemberId))
    .where(eq(ticketTransfer.id, transferId));
  const facts = row && (await findTicket(tx, eq(ticket.id, row.transfer.ticketId)));
  if (row === undefined || facts === undefined) throw new Error(`gift ${transferId} is unknown`);
  return { ...row, ...facts };
}
type Gift = Awaited<ReturnType<typeof readGift>>;

const valuesOf =
  ({ transfer, giver, event, performance }: Gift) =>
  (language: Language) => ({
    what: event.title[language],
    when: formatDateTime(performance.startsAt, language),
    until: formatDateTime(transfer.expiresAt, language),
    giver: giverName(giver, language),
    to: maskPhone(transfer.toPhone),
  });

const letterTo = (gift: Gift, { news, memberId }: { news: News; memberId: number }) => {
  const link =
    news === 'GIVEN' ? '/ticket-orders' : `/ticket-order?orderNo=${encodeURIComponent(gift.order.orderNo)}`;
  const picture = gift.event.pictures[0] ?? null;
  return { ...compose(GIFT_LETTERS[news], valuesOf(gift)), memberId, kind: 'ORDER', picture, link } as const;
};

/** Always a text message, because the number may belong to no member yet; a letter to a member. */
async function tellReceiver(tx: Transaction, gift: Gift, context: JobContext): Promise<void> {
  const { toAreaCode: areaCode, toPhone: phone, status, expiresAt } = gift.transfer;
  if (phone === '' || status !== 'PENDING') return;
  const receiver = await memberWithPhone(tx, { areaCode, phone });
  const language = receiver?.language ?? gift.giver.language;
  const seconds = Math.ceil((expiresAt.getTime() - context.clock.now().getTime()) / 1000);
  const text = fill(GIFT_MESSAGE, valuesOf(gift))[language];
  await tell(tx, context, CHANNELS.gift.GIVEN, {
    language,
    sms: { to: recipientOf({ areaCode, phone }), text, seconds: Math.max(seconds, 1) },
    letter: receiver ? letterTo(gift, { news: 'GIVEN', memberId: receiver.id }) : null,
    topic: 'ORDERS',
  });
}

/** Informs the receiver of a gift, and its giver of the result. */
export const tellGift: Receiver = async (tx, delivery, context) => {
  const { transferId, news } = payloadSchema.parse(delivery.payload);
  const gift = await readGift(tx, transferId);
  if (news === 'GIVEN') return tellReceiver(tx, gift, context);
  const { id: memberId, language } = gift.giver;
  const letter = letterTo(gift, { news, memberId });
  await tell(tx, context, CHANNELS.gift[news], { language, letter, topic: 'ORDERS' });
};
