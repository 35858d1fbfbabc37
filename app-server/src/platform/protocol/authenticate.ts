import type { CallKey, Row } from '@resort/shared/contract';
import type { Caller, Services } from '../context.ts';
import type { Database } from '../database/index.ts';
import { DomainError } from '../domain-error.ts';
import { findSession, touchSession } from '../sessions/find.ts';
import type { KnownSessions } from '../sessions/known-sessions.ts';
import type { IncomingCall } from './shape.ts';
import { checkSignature, checkSignCheck, checkTimestamp } from './signature.ts';
import { SERVED_AFTER_SESSION_END } from './special-calls.ts';

async function memberOf(
  call: IncomingCall,
  key: CallKey,
  db: Database,
  { known, ...services }: Services & { readonly known: KnownSessions | undefined },
) {
  const found = await findSession(db, services, call.token, known);
  if (found === undefined) throw new DomainError('SIGN_IN_AGAIN');
  if (found.refusal !== null && !SERVED_AFTER_SESSION_END.has(key)) throw new DomainError(found.refusal);
  return found;
}

/**
 * Authenticates the caller: session, then timestamp, then signature (the shape is checked before, the nonce
 * after). A row with `signCheck` is checked right after the signature. Throws SIGN_IN_AGAIN,
 * SESSION_SUPERSEDED, CLOCK_SKEW, BAD_SIGNATURE or SIGN_CHECK. With `known`, a session of some seconds ago is enough.
 */
export async function authenticate(
  call: IncomingCall,
  { key, row }: { readonly key: CallKey; readonly row: Row },
  db: Database,
  services: Services & { readonly appKey: string; readonly known: KnownSessions | undefined },
): Promise<Caller> {
  if (call.token === '') {
    checkTimestamp(call, services.clock);
    checkSignature(call, Buffer.from(services.appKey), '');
    return { kind: 'visitor' };
  }
  const found = await memberOf(call, key, db, services);
  const { sessionId, memberId, signKey, language } = found;
  const userId = String(memberId);
  checkTimestamp(call, services.clock);
  checkSignature(call, signKey, userId);
  if (row.signCheck === true) checkSignCheck(call, signKey);
  await touchSession(db, services.clock, found);
  return { kind: 'member', memberId, userId, sessionId, language };
}
