import { randomBytes } from 'node:crypto';
import { moneyText, toLanguage } from '@resort/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError, answerNotFound } from '../../../../platform/calls/answer-errors.ts';
import type { Services } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { describeError } from '../../../../platform/logging/logging.ts';
import { isThisMachine } from '../../../../platform/serving/this-machine.ts';
import { webhookPath } from '../../webhook/webhook-path.ts';
import { webhookSignature } from '../../webhook/webhook-signature.ts';
import { keepTestCard } from './cards.ts';
import { cashierPage, DELAY_SECONDS, PAGE_POLICY, STYLE, STYLE_PATH } from './cashier-page.ts';
import { cashierPath, decide, findCharge, type SandboxCharge } from './charges.ts';
import { sandboxSecret, type SandboxMessage } from './sandbox.ts';
import { fetchInSpan } from '../../../../platform/traces/outgoing.ts';

/** With a card where the sandbox keeps it. */
const DECISIONS = {
  pay: { status: 'PAID', afterSeconds: 0, card: 'plain' },
  delay: { status: 'PAID', afterSeconds: DELAY_SECONDS, card: 'plain' },
  payConfirmed: { status: 'PAID', afterSeconds: 0, card: 'confirmed' },
  payOnce: { status: 'PAID', afterSeconds: 0, card: 'once' },
  decline: { status: 'DECLINED', afterSeconds: 0, card: undefined },
} as const;
type Decision = keyof typeof DECISIONS;

const isDecision = (text: string | null): text is Decision => text !== null && Object.hasOwn(DECISIONS, text);

/** Sends a webhook to ourselves over HTTP, to the address of this request. */
async function tell(
  request: FastifyRequest,
  { db, services }: { db: Database; services: Services },
  charge: SandboxCharge,
  decision: Decision,
): Promise<void> {
  const { payNo, amount, currency } = charge;
  const { keptCard: card } = (await findCharge(db, services.clock, payNo)) ?? charge;
  const message: SandboxMessage = {
    id: `evt_${randomBytes(12).toString('hex')}`,
    type: decision === 'decline' ? 'charge.declined' : 'charge.paid',
    payNo,
    amount: moneyText(amount),
    currency,
    card,
  };
  const body = Buffer.from(JSON.stringify(message));
  const signature = webhookSignature(sandboxSecret(services), body, services.clock.now());
  const { localAddress = '127.0.0.1', localPort } = request.socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  const url = `http://${host}:${localPort}${webhookPath('sandbox')}`;
  const headers = { 'content-type': 'application/json', 'payment-signature': signature };
  const response = await fetchInSpan(url, { method: 'POST', headers, body }, { passOn: true });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

/** A lost webhook is harmless: recovery queries the state. */
function tellLater(request: FastifyRequest, work: () => Promise<void>, afterSeconds: number): Promise<void> {
  const failed = (error: unknown) =>
    request.log.warn({ err: describeError(error) }, 'the sandbox was not heard');
  if (afterSeconds === 0) return work().catch(failed);
  setTimeout(() => void work().catch(failed), afterSeconds * 1000).unref();
  return Promise.resolve();
}

function showPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': PAGE_POLICY, 'content-type': 'text/html; charset=utf-8' })
    .send(page);
}

/**
 * The sandbox's own page, `/_pay?payNo=…`: pay, pay late or decline. Only in development and from this
 * machine, like `/_dev`. It is at the root, beside the app, whose paths begin with a language.
 */
export function registerCashier(fastify: FastifyInstance, db: Database, services: Services): void {
  const { clock } = services;
  const isServed = (request: FastifyRequest) =>
    services.environment === 'development' && isThisMachine(request);
  fastify.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  fastify.setErrorHandler(answerError);
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  fastify.get(STYLE_PATH, async (request, reply) =>
    isServed(request) ? reply.type('text/css; charset=utf-8').send(STYLE) : answerNotFound(request, reply),
  );
  fastify.get<{ Querystring: { payNo?: string | string[] } }>('/_pay', async (request, reply) => {
    const { payNo } = request.query;
    const charge =
      isServed(request) && typeof payNo === 'string' ? await findCharge(db, clock, payNo) : undefined;
    if (charge === undefined) return answerNotFound(request, reply);
    const isOver = charge.expiresAt !== null && charge.expiresAt <= clock.now();
    return showPage(
      reply,
      cashierPage(charge, toLanguage(charge.language), charge.status === 'OPEN' && !isOver),
    );
  });
  // a request without a body has none, whatever its type says
  fastify.post<{ Body?: URLSearchParams | null }>('/_pay', async (request, reply) => {
    const payNo = request.body?.get('payNo') ?? '';
    const decision = request.body?.get('decision') ?? null;
    const charge = isServed(request) ? await findCharge(db, clock, payNo) : undefined;
    if (charge === undefined) return answerNotFound(request, reply);
    // the form of an action, not the page's own
    if (decision === null) return reply.redirect(cashierPath(payNo), 303);
    if (!isDecision(decision)) return answerNotFound(request, reply);
    const { status, afterSeconds, card } = DECISIONS[decision];
    // before the decision, so that nobody reads a paid charge without its card
    if (card !== undefined) await keepTestCard(db, clock, charge, card);
    if (await decide(db, clock, { payNo, status, afterSeconds }))
      await tellLater(request, () => tell(request, { db, services }, charge, decision), afterSeconds);
    return reply.redirect(charge.returnUrl, 303);
  });
}
