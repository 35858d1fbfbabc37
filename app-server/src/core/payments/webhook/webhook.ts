import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { answerError, answerNotFound } from '../../../platform/calls/answer-errors.ts';
import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { paymentEvent } from '../../../schema/index.ts';
import { applyState } from '../apply-state.ts';
import type { PaymentContext } from '../payment.ts';
import type { ProviderEvent, SignedMessage } from '../../../platform/integrations/payment-provider.ts';
import { applyRefundState } from '../send-refunds.ts';
import { webhookPath } from './webhook-path.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

type Context = Omit<PaymentContext, 'log'>;

function subjectOf(event: ProviderEvent): string | null {
  if (event.about === 'nothing') return null;
  return event.about === 'charge' ? event.payNo : event.refundNo;
}

async function act(tx: Transaction, context: Context, event: ProviderEvent): Promise<string> {
  const actor = `provider ${context.provider.name}`;
  if (event.about === 'charge') return applyState(tx, context, { ...event, actor });
  if (event.about === 'refund') return applyRefundState(tx, context, event);
  return 'not for us';
}

/**
 * Processes one message of the provider once: its row and its effects are one transaction, and a duplicate
 * waits at the row. Resolves to the outcome.
 */
export async function takeEvent(context: Context, event: ProviderEvent): Promise<string> {
  const { db, clock, provider } = context;
  return inTransaction(db, async (tx) => {
    const [taken] = await tx
      .insert(paymentEvent)
      .values({
        provider: provider.name,
        eventId: event.eventId,
        type: event.type,
        subject: subjectOf(event),
        outcome: 'taken',
        receivedAt: clock.sqlNow(),
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvent.id });
    if (taken === undefined) return 'duplicate';
    const outcome = await act(tx, context, event);
    await tx.update(paymentEvent).set({ outcome }).where(eq(paymentEvent.id, taken.id));
    return outcome;
  });
}

function read(context: Context, message: SignedMessage): ProviderEvent | 'unsigned' | 'unreadable' {
  try {
    return context.provider.readEvent(message) ?? 'unsigned';
  } catch {
    return 'unreadable';
  }
}

/**
 * `POST /webhooks/payment/<provider>`: 204 for a processed message or a duplicate; 400 for an unsigned or
 * invalid one; 5xx requests redelivery. The signature is over the raw body.
 */
export function registerWebhook(fastify: FastifyInstance, context: Context): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
  fastify.setErrorHandler(answerError);
  fastify.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
    webhookPath(':provider'),
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.params.provider !== context.provider.name) return answerNotFound(request, reply);
      const event = read(context, { body: request.body ?? Buffer.alloc(0), headers: request.headers });
      if (typeof event === 'string') {
        request.log.warn({ reason: event }, 'a payment message was refused');
        return reply.code(400).send();
      }
      const outcome = await takeEvent(context, event);
      const { eventId, type } = event;
      if (outcome === 'mismatch')
        request.log.error({ eventId, type }, 'a payment arrived with another amount');
      else request.log.info({ eventId, type, outcome }, 'a payment message was taken');
      return reply.code(204).send();
    },
  );
}
