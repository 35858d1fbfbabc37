import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';
import { onceMore } from '../database/index.ts';
import { DomainError } from '../domain-error.ts';
import { limitAddress, limitCaller } from '../limits/call-limits.ts';
import { authenticate } from '../protocol/authenticate.ts';
import { claimNonce } from '../protocol/nonce.ts';
import { languageOf, readCall, type IncomingCall } from '../protocol/shape.ts';
import { keepLanguage } from '../sessions/keep-language.ts';
import { addressGroup } from '../config/trusted-proxy.ts';
import { answerAdmitted } from './answer-admitted.ts';
import { changesState } from './changes-state.ts';
import type { Gateway } from './gateway.ts';
import type { ServedCall } from './serve.ts';

function isFresh(gateway: Gateway, served: ServedCall, call: IncomingCall, caller: Caller): Promise<boolean> {
  if (!changesState(served)) return Promise.resolve(true);
  const scope = caller.kind === 'member' ? `session ${caller.sessionId}` : `visitor ${call.authId}`;
  return claimNonce(gateway.db, gateway.clock, scope, call.random);
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
