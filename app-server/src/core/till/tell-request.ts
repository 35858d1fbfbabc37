import { moneyText } from '@resort/shared/contract';
import { formatAmount } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../../platform/database/index.ts';
import type { Receiver } from '../../platform/outbox/deliver.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { member, outlet, tillRequest } from '../../schema/index.ts';
import { CHANNELS } from '../announcements/channels.ts';
import { TILL_LETTERS } from '../announcements/letters.ts';
import { compose } from '../inbox/compose.ts';
import { tell } from '../messages/tell.ts';
import { stateOf, type TillRequest } from './requests.ts';

/** Work of the outbox: calls a member to the phone. */
export const TILL_NEWS = 'till.news';

const work = z.object({ requestId: z.int() });

export const queueTillNews = (tx: Transaction, clock: Clock, { id }: TillRequest): Promise<void> =>
  enqueue(tx, clock, { topic: TILL_NEWS, payload: { requestId: id }, dedupeKey: String(id) });

/** A push that opens the code's screen, where the app asks; nothing when the time is over. */
export const tellTillRequest: Receiver = async (tx, { payload }, context) => {
  const { requestId } = work.parse(payload);
  const [row] = await tx
    .select({ request: tillRequest, place: outlet.name, language: member.language })
    .from(tillRequest)
    .innerJoin(outlet, eq(outlet.code, tillRequest.outlet))
    .innerJoin(member, eq(member.id, tillRequest.memberId))
    .where(eq(tillRequest.id, requestId));
  if (row === undefined || stateOf(row.request, context.clock) !== 'WAITING') return;
  const { memberId, kind, amount, currency } = row.request;
  const words = compose(TILL_LETTERS[kind], (language) => ({
    amount: formatAmount(moneyText(amount), currency),
    place: row.place[language],
  }));
  const letter = { ...words, memberId, kind: 'SYSTEM', link: '/my-qr' } as const;
  await tell(tx, context, CHANNELS.till.CONFIRM, { language: row.language, letter, topic: 'ORDERS' });
};
