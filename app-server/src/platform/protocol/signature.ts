import { timingSafeEqual } from 'node:crypto';
import { signCheck, signRequest } from '@resort/shared/signing';
import type { Clock } from '../time/clock.ts';
import { DomainError } from '../domain-error.ts';
import type { IncomingCall } from './shape.ts';

/** Maximum difference of a request's timestamp from our time, in both directions. */
export const SIGNATURE_WINDOW_MS = 300_000;

/** Throws CLOCK_SKEW with our time in ms since 1970, so that the client can sign again. */
export function checkTimestamp(call: IncomingCall, clock: Clock): void {
  const serverTime = clock.now().getTime();
  if (Math.abs(serverTime - Number(call.timestamp)) > SIGNATURE_WINDOW_MS)
    throw new DomainError('CLOCK_SKEW', {}, { serverTime });
}

/**
 * Throws BAD_SIGNATURE unless `key` made the signature over exactly this request; `userId` is '' for a
 * visitor.
 */
export function checkSignature(call: IncomingCall, key: Uint8Array, userId: string): void {
  const { method, path, query, rawBody: body, timestamp, random, token } = call;
  const expected = signRequest(key, { method, path, query, body, timestamp, random, userId, token });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(call.sign))) throw new DomainError('BAD_SIGNATURE');
}

/**
 * Throws SIGN_CHECK unless the `sign-check` header was made with `key` over this request and its price lock.
 */
export function checkSignCheck(call: IncomingCall, key: Uint8Array): void {
  const { method, path, rawBody: body, timestamp, random, payload } = call;
  const { signTimerStr } = payload;
  if (typeof signTimerStr !== 'string' || call.signCheck === '') throw new DomainError('SIGN_CHECK');
  const expected = signCheck(key, { signTimerStr, method, path, body }, { timestamp, random });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(call.signCheck)))
    throw new DomainError('SIGN_CHECK');
}
