import { createHash } from 'node:crypto';
import { moneyText } from '@resort/shared/contract';
import type { Schema } from '@resort/shared/contract';
import type { Clock } from '../../../../platform/time/clock.ts';
import type { HostedPageConfig } from '../../../../platform/config/payment-config.ts';
import {
  ProviderRefusal,
  type Charge,
  type ChargeState,
  type PaymentProvider,
  type RefundOrder,
  type SignedMessage,
} from '../../../../platform/integrations/payment-provider.ts';
import { isSignedWebhook } from '../../webhook/webhook-signature.ts';
import {
  chargeState,
  forgetReply,
  readBody,
  refundReply,
  refundState,
  session,
  sessionList,
} from './messages.ts';
import { fetchInSpan } from '../../../../platform/traces/outgoing.ts';

/** After a time-out the recovery job queries the page again. */
const TIMEOUT_MS = 10_000;

interface Asked<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly idempotencyKey?: string;
  readonly body?: object;
  readonly reply: Schema<T>;
}

/**
 * Temporary statuses: in progress under the same key, too early, too many. All others below 500 are final.
 */
const NOT_NOW: readonly number[] = [408, 409, 425, 429];

async function ask<T>({ url, secretKey }: HostedPageConfig, asked: Asked<T>, timeoutMs: number): Promise<T> {
  const { method, path, idempotencyKey, body, reply } = asked;
  const response = await fetchInSpan(
    url + path,
    {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The key must not be sent to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    },
    { passOn: true },
  );
  if (response.ok) return reply.parse(await response.json());
  await response.body?.cancel();
  const message = `the payment page answered ${method} ${path.split('?', 1)[0]} with ${response.status}`;
  const isFinal = response.status < 500 && !NOT_NOW.includes(response.status);
  throw isFinal ? new ProviderRefusal(message) : new Error(message);
}

const money = (amount: bigint, currency: string) => ({ value: moneyText(amount), currency });

/** With a token the member confirms at most a step; the page opens only for that. */
function cardOf({ card }: Charge) {
  if (card === undefined) return {};
  return { customer: card.customer, ...(card.kind === 'KEEP' ? { save_card: true } : { card: card.token }) };
}

const newSession = (charge: Charge, publicOrigin: string) => ({
  reference: charge.payNo,
  amount: money(charge.amount, charge.currency),
  method: charge.method.toLowerCase(),
  scene: charge.scene.toLowerCase(),
  description: charge.orderNo,
  locale: charge.language,
  return_url: publicOrigin + charge.returnUrl,
  expires_at: charge.expiresAt?.toISOString() ?? null,
  ...cardOf(charge),
});

/** A hosted payment page behind the protocol of docs/hosted-payment-page.md. */
export function hostedPage(config: HostedPageConfig, clock: Clock, timeoutMs = TIMEOUT_MS): PaymentProvider {
  const call = <T>(asked: Asked<T>) => ask(config, asked, timeoutMs);
  const find = async (payNo: string) => {
    const path = `/v1/sessions?reference=${encodeURIComponent(payNo)}`;
    return (await call({ method: 'GET', path, reply: sessionList })).data[0];
  };
  const query = async (payNo: string): Promise<ChargeState> => {
    const found = await find(payNo);
    return found === undefined ? { status: 'UNKNOWN' } : chargeState(found);
  };
  /** the token is in the body, because addresses are logged */
  const forget = async (token: string): Promise<void> => {
    const key = `forget-${createHash('sha256').update(token).digest('hex')}`;
    const asked = { method: 'POST', path: '/v1/cards/forget', reply: forgetReply } as const;
    await call({ ...asked, idempotencyKey: key, body: { card: token } });
  };
  return {
    name: 'hosted-page',
    methods: config.methods,
    currencies: ['MOP', 'HKD'],
    ...(config.keepsCards ? { cards: { forget } } : {}),
    async create(charge) {
      const body = newSession(charge, config.publicOrigin);
      const made = { method: 'POST', path: '/v1/sessions', reply: session } as const;
      return chargeState(await call({ ...made, idempotencyKey: charge.payNo, body }));
    },
    query,
    async close(payNo) {
      const found = await find(payNo);
      if (found?.status !== 'open') return found === undefined ? { status: 'UNKNOWN' } : chargeState(found);
      const path = `/v1/sessions/${encodeURIComponent(found.id)}/expire`;
      // A session that was paid meanwhile cannot be closed: its state then counts.
      const closing = call({
        method: 'POST',
        path,
        idempotencyKey: `close-${payNo}`,
        body: {},
        reply: session,
      });
      return closing.then(chargeState, (error: unknown) => {
        if (error instanceof ProviderRefusal) return query(payNo);
        throw error;
      });
    },
    async refund({ providerRef, refundNo, amount, currency }: RefundOrder) {
      const body = { session: providerRef, reference: refundNo, amount: money(amount, currency) };
      const path = '/v1/refunds';
      const made = await call({ method: 'POST', path, idempotencyKey: refundNo, body, reply: refundReply });
      return refundState(made.status);
    },
    readEvent({ body, headers }: SignedMessage) {
      const header = String(headers['payment-signature'] ?? '');
      if (!isSignedWebhook(config.webhookSecret, { body, header, now: clock.now() })) return undefined;
      return readBody(body.toString());
    },
  };
}
