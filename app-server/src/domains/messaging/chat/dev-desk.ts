import { and, asc, eq, gt, isNotNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../../platform/calls/answer-errors.ts';
import type { Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/index.ts';
import { isThisMachine } from '../../../platform/serving/this-machine.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { chatMessage, member } from '../../../schema/index.ts';
import { addMessages } from './conversation.ts';

/** Questions that were handed over and have no colleague's answer yet, the oldest first. */
async function waiting(db: Database) {
  const later = alias(chatMessage, 'later');
  const isAnswered = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.memberId, chatMessage.memberId),
        eq(later.author, 'COLLEAGUE'),
        gt(later.id, chatMessage.id),
      ),
    );
  const rows = await db
    .select({ member: member.memberNo, row: chatMessage })
    .from(chatMessage)
    .innerJoin(member, eq(member.id, chatMessage.memberId))
    .where(and(isNotNull(chatMessage.answerBy), notExists(isAnswered)))
    .orderBy(asc(chatMessage.id));
  return rows.map(({ member: memberNo, row: { text, answerBy, at } }) => ({
    member: memberNo,
    text,
    answerBy,
    at: macauInstant(at),
  }));
}

/**
 * The colleagues' desk of the live chat, in development and for this machine only: `GET /_dev/live-chat` lists the
 * questions that were handed over, `POST /_dev/live-chat?member=R100001&text=…` answers one member.
 */
export function registerDevDesk(fastify: FastifyInstance, db: Database, { clock }: Services): void {
  fastify.get('/_dev/live-chat', async (request, reply) =>
    isThisMachine(request) ? waiting(db) : answerNotFound(request, reply),
  );
  fastify.post<{ Querystring: { member?: string | string[]; text?: string | string[] } }>(
    '/_dev/live-chat',
    async (request, reply) => {
      const { query } = request;
      const [memberNo, text] = [String(query.member ?? ''), String(query.text ?? '')];
      const isIt = eq(member.memberNo, memberNo);
      const [to] = await db.select({ id: member.id }).from(member).where(isIt);
      if (!isThisMachine(request) || to === undefined || text === '') return answerNotFound(request, reply);
      const messages = [{ author: 'COLLEAGUE' as const, text }];
      await addMessages(db, clock, { memberId: to.id, messages });
      return { member: memberNo, text };
    },
  );
}
