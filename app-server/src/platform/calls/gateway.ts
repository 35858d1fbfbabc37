import type { Caller } from '../context.ts';
import type { PaymentProvider } from '../integrations/payment-provider.ts';
import type { Counters } from '../limits/counters.ts';
import type { CallMetrics } from '../metrics/call-metrics.ts';
import type { IncomingCall } from '../protocol/shape.ts';
import type { KnownSessions } from '../sessions/known-sessions.ts';
import type { RegionOf } from '../config/visitor-region.ts';
import type { SharedReads } from './answer-shared.ts';

/** What the calls of one app server need. */
export interface Gateway extends SharedReads {
  /** '' or a path without a trailing slash */
  readonly apiBase: string;
  readonly appKey: string;
  readonly counters: Counters;
  /** undefined: every call reads its session */
  readonly knownSessions: KnownSessions | undefined;
  /** other origins whose pages may call */
  readonly corsOrigins: readonly string[];
  readonly provider: PaymentProvider;
  readonly regionOf: RegionOf;
  /** undefined: no metrics */
  readonly countCall: CallMetrics | undefined;
}

/** A request with an authenticated caller within the limits. */
export interface Admitted {
  readonly call: IncomingCall;
  readonly caller: Caller;
  /** an IPv6 address as its /64 network */
  readonly ip: string;
  /** whether its nonce is new */
  readonly fresh: boolean;
}
