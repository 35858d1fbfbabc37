import { toLanguage } from '@resort/shared/contract';
import type { FastifyInstance } from 'fastify';
import { textsOf } from '../../../locales/texts.ts';
import { MESSAGING_TEXTS } from '../locales/index.ts';
import { answerNotFound } from '../../../platform/calls/answer-errors.ts';
import type { Services } from '../../../platform/context.ts';
import { isThisMachine } from '../../../platform/serving/this-machine.ts';
import { DEV_CHAT_PATH, devChatSecret } from './login.ts';
import { readChatTicket } from './ticket.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);

interface Query {
  readonly ticket?: string;
  readonly said?: string | string[];
}

/** `GET /_dev/live-chat?ticket=…`: replaces the live chat in development; greets the member of the ticket. */
export function registerDevChat(fastify: FastifyInstance, services: Services): void {
  const secret = devChatSecret(services);
  fastify.get<{ Querystring: Query }>(DEV_CHAT_PATH, async (request, reply) => {
    const { ticket, said } = request.query;
    const claims = readChatTicket(secret, String(ticket), services.clock.now());
    if (claims === undefined || !isThisMachine(request)) return answerNotFound(request, reply);
    const { title, greeting, answer, say, send } = textsOf(MESSAGING_TEXTS.devChat, toLanguage(claims.lang));
    const talk = said === undefined ? '' : `<p><b>${escape(String(said))}</b></p><p>${answer}</p>`;
    const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${greeting.replace('{name}', escape(claims.name))}</p>${talk}<form><input type="hidden" name="ticket" value="${escape(String(ticket))}"><label>${say} <input name="said" required></label> <button>${send}</button></form>`;
    return reply
      .type('text/html')
      .header('content-security-policy', "default-src 'none'; form-action 'self'")
      .send(html);
  });
}
