import type { PayAction } from '@resort/shared/calls/rows';
import { MONEY_TEXT, parseMoney } from '@resort/shared/contract';
import * as z from 'zod/mini';
import type {
  ChargeState,
  KeptCard,
  ProviderEvent,
  RefundState,
} from '../../../../platform/integrations/payment-provider.ts';

/** Messages of the hosted page; docs/hosted-payment-page.md describes them. Unknown members are ignored. */
const money = z.object({ value: z.string().check(z.regex(MONEY_TEXT)), currency: z.string() });

const fields = z.record(z.string(), z.string());
const action = z.union([
  z.object({ type: z.literal('FORM'), url: z.url({ protocol: /^https?$/ }), params: fields }),
  z.object({ type: z.literal('JSAPI'), params: fields }),
]);

const card = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(500)),
  fingerprint: z.optional(z.nullable(z.string())),
  brand: z.string().check(z.minLength(1), z.maxLength(40)),
  last4: z.string().check(z.regex(/^\d{4}$/)),
  expiry_month: z.int().check(z.gte(1), z.lte(12)),
  expiry_year: z.int().check(z.gte(2000), z.lte(2999)),
});

export const session = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  /** our payNo */
  reference: z.string(),
  status: z.enum(['open', 'paid', 'failed', 'expired']),
  url: z.optional(z.nullable(z.url())),
  /** another way to pay than opening `url` */
  action: z.optional(z.nullable(action)),
  amount: money,
  failure: z.optional(z.nullable(z.string())),
  /** the card that was kept, once it is paid */
  card: z.optional(z.nullable(card)),
});
export type Session = z.infer<typeof session>;

export const refundReply = z.object({
  id: z.string(),
  /** our refundNo */
  reference: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed']),
});

export const forgetReply = z.object({ forgotten: z.literal(true) });

export const sessionList = z.object({ data: z.array(session) });

const eventHead = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)), type: z.string() });
const sessionEvent = z.object({ data: session });
const refundEvent = z.object({ data: refundReply });

export const refundState = (status: z.infer<typeof refundReply>['status']): RefundState =>
  status === 'pending' ? 'PENDING' : status === 'succeeded' ? 'SUCCEEDED' : 'FAILED';

const actionOf = ({ action: other, url }: Session): PayAction =>
  other ?? (url ? { type: 'REDIRECT', url } : { type: 'NONE' });

function keptCardOf({ card: kept }: Session): KeptCard | undefined {
  if (!kept) return undefined;
  const { token, fingerprint, brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear } = kept;
  return { token, fingerprint: fingerprint ?? token, brand, last4, expiryMonth, expiryYear };
}

export function chargeState(of: Session): ChargeState {
  const { id, status, amount, failure } = of;
  switch (status) {
    case 'open':
      return {
        status: 'OPEN',
        providerRef: id,
        action: actionOf(of),
      };
    case 'paid':
      return {
        status: 'SUCCEEDED',
        providerRef: id,
        amount: parseMoney(amount.value),
        currency: amount.currency,
        keptCard: keptCardOf(of),
      };
    case 'failed':
      return { status: 'FAILED', reason: (failure ?? 'declined').slice(0, 100) };
    case 'expired':
      return { status: 'CLOSED' };
  }
}

/** Parses a webhook's body; `nothing` for irrelevant kinds. Throws if it is invalid. */
export function readBody(body: string): ProviderEvent {
  const value: unknown = JSON.parse(body);
  const { id: eventId, type } = eventHead.parse(value);
  if (type.startsWith('session.')) {
    const { data } = sessionEvent.parse(value);
    return { eventId, type, about: 'charge', payNo: data.reference, state: chargeState(data) };
  }
  if (type.startsWith('refund.')) {
    const { data } = refundEvent.parse(value);
    return { eventId, type, about: 'refund', refundNo: data.reference, state: refundState(data.status) };
  }
  return { eventId, type, about: 'nothing' };
}
