import type { CallKey, Row } from '@resort/shared/contract';
import type { Caller, Services } from '../context.ts';
import type { Database } from '../database/index.ts';
import { DomainError } from '../domain-error.ts';
import { findSession, touchSession } from '../sessions/find.ts';
import type { IncomingCall } from './shape.ts';
import { checkSignature, checkSignCheck, checkTimestamp } from './signature.ts';
import { SERVED_AFTER_SESSION_END } from './special-calls.ts';

async function memberOf(call: IncomingCall, key: CallKey, db: Database, services: Services) {
  const found = await findSession(db, services, call.token);
  if (found === undefined) throw new DomainError('SIGN_IN_AGAIN');
  if (found.refusal !== null && !SERVED_AFTER_SESSION_END.has(key)) throw new DomainError(found.refusal);
  return found;
}

/**
 * Authenticates the caller: session, then timestamp, then signature (the shape is checked before, the nonce
 * after). A row with `signCheck` is checked right after the signature. Throws SIGN_IN_AGAIN,
 * SESSION_SUPERSEDED, CLOCK_SKEW, BAD_SIGNATURE or SIGN_CHECK.
 */
export async function authenticate(
  call: IncomingCall,
  { key, row }: { readonly key: CallKey; readonly row: Row },
  db: Database,
  services: Services & { readonly appKey: string },
): Promise<Caller> {
  if (call.token === '') {
    checkTimestamp(call, services.clock);
    checkSignature(call, Buffer.from(services.appKey), '');
    return { kind: 'visitor' };
  }
  const { sessionId, memberId, signKey, idle, language } = await memberOf(call, key, db, services);
  const userId = String(memberId);
  checkTimestamp(call, services.clock);
  checkSignature(call, signKey, userId);
  if (row.signCheck === true) checkSignCheck(call, signKey);
  if (idle) await touchSession(db, services.clock, sessionId);
  return { kind: 'member', memberId, userId, sessionId, language };
}
