import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { onceMore, type Database, type Transaction } from '../database/index.ts';
import { DomainError } from '../domain-error.ts';
import type { PaymentProvider } from '../integrations/payment-provider.ts';
import { replay, requestHash, runOnce } from '../idempotency.ts';
import type { Integrations } from '../integrations/index.ts';
import type { Counters } from '../limits/counters.ts';
import { limitAddress, limitCaller } from '../limits/call-limits.ts';
import type { CallMetrics } from '../metrics/call-metrics.ts';
import { authenticate } from '../protocol/authenticate.ts';
import { claimNonce } from '../protocol/nonce.ts';
import { badRequest, languageOf, readCall, type IncomingCall } from '../protocol/shape.ts';
import { STATE_CHANGING_GETS, TICKET_SCOPES } from '../protocol/special-calls.ts';
import { tokenHash } from '../secrets/secrets.ts';
import type { KnownSessions } from '../sessions/known-sessions.ts';
import { keepLanguage } from '../sessions/keep-language.ts';
import { deviceOf } from '../sessions/device.ts';
import { addressGroup } from '../config/trusted-proxy.ts';
import type { RegionOf } from '../config/visitor-region.ts';
import type { Caller, Services } from '../context.ts';
import { withOrderIds, withWireIds } from './hotel-order-ids.ts';
import { fitReply, parseInput } from './parse.ts';
import type { ServedCall } from './serve.ts';

/** What the calls of one app server need. */
export interface Gateway extends Services {
  /** '' or a path without a trailing slash */
  readonly apiBase: string;
  readonly appKey: string;
  readonly db: Database;
  readonly counters: Counters;
  /** undefined: every call reads its session */
  readonly knownSessions: KnownSessions | undefined;
  readonly integrations: Integrations;
  /** other origins whose pages may call */
  readonly corsOrigins: readonly string[];
  readonly provider: PaymentProvider;
  readonly regionOf: RegionOf;
  /** undefined: no metrics */
  readonly countCall: CallMetrics | undefined;
}

const withKey = z.object({ idempotencyKey: z.string().check(z.minLength(1), z.maxLength(64)) });

const changesState = ({ method, key }: ServedCall) => method !== 'GET' || STATE_CHANGING_GETS.has(key);

function isFresh(gateway: Gateway, served: ServedCall, call: IncomingCall, caller: Caller): Promise<boolean> {
  if (!changesState(served)) return Promise.resolve(true);
  const scope = caller.kind === 'member' ? `session ${caller.sessionId}` : `visitor ${call.authId}`;
  return claimNonce(gateway.db, gateway.clock, scope, call.random);
}

/** Before sign-in the ticket of the step identifies the caller, on any device. */
function onceScope({ key }: ServedCall, { payload, authId }: IncomingCall, caller: Caller): string {
  const ticket = payload[TICKET_SCOPES.get(key) ?? ''];
  if (typeof ticket === 'string') return `ticket ${tokenHash(ticket).toString('hex')}`;
  return caller.kind === 'member' ? `member ${caller.memberId}` : `visitor ${authId}`;
}

function onceRequest(served: ServedCall, call: IncomingCall, caller: Caller, asked: unknown) {
  const parsed = withKey.safeParse(call.payload);
  if (!parsed.success) throw badRequest(parsed.error.issues);
  const who = onceScope(served, call, caller);
  return { scope: `${who} ${served.key}`, key: parsed.data.idempotencyKey, hash: requestHash(asked) };
}

/** Authenticates the caller and checks the limits. Everything here is safe to repeat. */
async function admit(gateway: Gateway, served: ServedCall, call: IncomingCall, ip: string): Promise<Caller> {
  const { db, environment } = gateway;
  const { key, limits = {} } = served;
  const isCounted = limits.exempts?.(call.payload, environment) !== true;
  if (isCounted) await limitAddress(gateway, key, limits, ip);
  const known = changesState(served) ? undefined : gateway.knownSessions;
  const caller = await authenticate(call, served, db, { ...gateway, known });
  if (isCounted) await limitCaller(gateway, key, limits, { caller, authId: call.authId, ip });
  return caller;
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

/**
 * One call, in the protocol's order: shape, address limit, session, timestamp, signature, caller limit,
 * nonce, authorisation, handler.
 */
export async function runCall(
  gateway: Gateway,
  served: ServedCall,
  request: FastifyRequest,
): Promise<unknown> {
  const { row } = served;
  const call = readCall(request, gateway.apiBase);
  const ip = addressGroup(request.ip);
  const caller = await onceMore(() => admit(gateway, served, call, ip));
  const fresh = await isFresh(gateway, served, call, caller);
  // A browser may resend a POST on a broken connection. A call that runs once per key handles that; all
  // others are refused.
  if (!fresh && row.once !== true) throw new DomainError('REPLAYED');
  if (caller.kind === 'visitor' && row.access !== 'anyone') throw new DomainError('SIGN_IN_AGAIN');
  if (fresh && caller.kind === 'member' && changesState(served))
    await keepLanguage(gateway.db, caller, languageOf(request));
  return answerAdmitted(gateway, served, request, { call, caller, ip, fresh });
}

/** The rest of a call after authentication: payload, handler (once per key if the row says so), response. */
export async function answerAdmitted(
  gateway: Gateway,
  served: ServedCall,
  request: FastifyRequest,
  { call, caller, ip, fresh }: Admitted,
): Promise<unknown> {
  const { db, environment, clock, secrets, integrations, provider } = gateway;
  const { row } = served;
  const input = {
    params: request.params,
    ...parseInput(row, served.method, withOrderIds(served.path, call.payload)),
  };
  const { id: requestId, log } = request;
  const { authId, timestamp, random } = call;
  const stamp = { timestamp, random };
  const services = { environment, clock, secrets, integrations, provider };
  const region = gateway.regionOf(request);
  const about = { ...services, language: languageOf(request), authId, stamp, region };
  const device = deviceOf(request.headers['user-agent']);
  const context = { ...input, ...about, caller, ip, device, requestId, log };
  const fit = (reply: unknown) => withWireIds(served.path, fitReply(row, reply, environment, log));
  const work = async (on: Database | Transaction) => fit(await served.handle({ ...context, db: on }));
  // a read may meet the first dead connection: the limits before it are no longer counted in the database
  if (row.once !== true) return changesState(served) ? work(db) : onceMore(() => work(db));
  const once = onceRequest(served, call, caller, input);
  await served.beforehand?.({ ...context, db });
  const answer = await (fresh ? runOnce(db, gateway, once, work) : replay(db, gateway, once));
  if (served.afterwards === undefined) return answer;
  return fit(await served.afterwards({ ...context, db }, answer));
}
