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
  /** the member's id in wire format */
  readonly userId: string;
  readonly sessionId: number;
  /** language of the member's messages before this call */
  readonly language: Language;
}

export type Caller = MemberCaller | { readonly kind: 'visitor' };

/** The common methods of a database and a transaction. */
export type Executor = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** The services of the process that use cases need. */
export interface Services {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/** The handler's context that does not depend on its row. */
export interface RequestContext extends Services {
  /** from the payload, else from the header, else en */
  readonly language: Language;
  /** for counting only, never for authorisation */
  readonly authId: string;
  /** an IPv6 address as its /64 network, for counting */
  readonly ip: string;
  /** names of browser and system; null if the browser sends none */
  readonly device: string | null;
  /** the country of the request, if our proxy adds it: ISO 3166-1 alpha-2 */
  readonly region: string | undefined;
  readonly integrations: Integrations;
  /** of the request; a signature in its body uses the same stamp */
  readonly stamp: Stamp;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly provider: PaymentProvider;
}

/** The context of one row's handler. `db` is the call's own transaction if the row runs once per key. */
export type CallContext<K, R> = RequestContext &
  CallInput<K, R> & {
    readonly caller: R extends { access: 'anyone' } ? Caller : MemberCaller;
    readonly db: R extends { once: true } ? Transaction : Database;
  };

/** `ContextOf<typeof cardCalls, 'GET /user/cards'>` */
export type ContextOf<C extends Calls, K extends keyof C> = CallContext<K, C[K]>;

/** A visitor of whom nothing is known: answers to everybody are made for this caller. */
export const ANYBODY = { kind: 'visitor' } as const satisfies Caller;

/** What an answer to everybody is made of: nothing of the caller's. `db` may be a replica; it is only read. */
export type SharedContext = Pick<Services, 'environment' | 'clock'> &
  Pick<RequestContext, 'language' | 'integrations'> & {
    readonly caller: typeof ANYBODY;
    readonly db: Database;
  };

/** The context of a handler that answers everybody the same. */
export type SharedContextOf<C extends Calls, K extends keyof C> = SharedContext & CallInput<K, C[K]>;

/** The same without the row's types, as the platform passes it on. */
export type ErasedContext = RequestContext & {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller;
  readonly db: Database | Transaction;
};
