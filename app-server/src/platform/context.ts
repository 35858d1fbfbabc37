import type { CallInput, Calls, Language } from '@resort/shared/contract';
import type { Stamp } from '@resort/shared/signing';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './time/clock.ts';
import type { Environment } from './config/config.ts';
import type { Database, Transaction } from './database/index.ts';
import type { Integrations } from './integrations/index.ts';
import type { PaymentProvider } from './integrations/payment-provider.ts';
import type { Secrets } from './secrets/secrets.ts';

export interface MemberCaller {
  readonly kind: 'member';
  readonly memberId: number;
  /** the member's id as the wire writes it */
  readonly userId: string;
  readonly sessionId: number;
  /** in which messages went to the member before this call */
  readonly language: Language;
}

export type Caller = MemberCaller | { readonly kind: 'visitor' };

/** What both a database and a transaction can do. */
export type Executor = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** What every use case may need of the process it runs in. */
export interface Services {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/** What a handler is given whatever its row says. */
export interface RequestContext extends Services {
  /** payload, then header, then en */
  readonly language: Language;
  /** for counting, never for deciding who may */
  readonly authId: string;
  /** an IPv6 address as its /64 network, for counting */
  readonly ip: string;
  /** browser and system by their names; null where the browser tells none */
  readonly device: string | null;
  /** the country that the request comes from, where a proxy of ours says so: ISO 3166-1 alpha-2 */
  readonly region: string | undefined;
  readonly integrations: Integrations;
  /** the request's own, which a signature in its body repeats */
  readonly stamp: Stamp;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly provider: PaymentProvider;
}

/** What the handler of one row is given; `db` is the call's own transaction where the row runs once per key. */
export type CallContext<K, R> = RequestContext &
  CallInput<K, R> & {
    readonly caller: R extends { access: 'anyone' } ? Caller : MemberCaller;
    readonly db: R extends { once: true } ? Transaction : Database;
  };

/** `ContextOf<typeof cardCalls, 'GET /user/cards'>` */
export type ContextOf<C extends Calls, K extends keyof C> = CallContext<K, C[K]>;

/** The same without the row's types, as the platform passes it on. */
export type ErasedContext = RequestContext & {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller;
  readonly db: Database | Transaction;
};
