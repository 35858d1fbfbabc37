import { base64ToBytes } from './base64.ts';
import { signCheck, signRegister, signTakeCoupon, type Stamp } from '../../signing/sign.ts';

/** The payload of one attempt, before it is sent. */
export interface Outgoing {
  method: string;
  path: string;
  payload: Record<string, unknown>;
  /** the session's sign key; the public key for a visitor */
  key: Uint8Array;
  userId: string;
  stamp: Stamp;
}

/** Paths without language, user id and authId, because a third party with a strict schema handles them. */
const WITHOUT_IDENTITY = new Set(['/hotel/order/to-party']);

export function keepsIdentity(path: string): boolean {
  return !WITHOUT_IDENTITY.has(path);
}

/**
 * Payload members that never leave the browser, and the body signatures derived from them (specification §7,
 * special paths).
 */
export function withBodySignature({ path, payload, key, userId, stamp }: Outgoing): Record<string, unknown> {
  if (path === '/voucher/takeCoupon') {
    return {
      ...payload,
      signature: signTakeCoupon(key, { couponCode: text(payload['couponCode']), userId }, stamp),
    };
  }
  if (path === '/membership/register') {
    const { registerKey, ...sent } = payload;
    const member = {
      dateOfBirth: text(sent['dateOfBirth']),
      memberPhone: text(sent['memberPhone']),
      sjmInsiderId: text(sent['sjmInsiderId']),
    };
    return { ...sent, signature: signRegister(base64ToBytes(text(registerKey)), member, stamp) };
  }
  if (!keepsIdentity(path)) {
    const { language: _language, userId: _userId, authId: _authId, ...sent } = payload;
    return sent;
  }
  return payload;
}

/** The `sign-check` header (specification §7), derived from the payload's price lock; null without one. */
export function signCheckHeader(outgoing: Outgoing, body: string): string | null {
  const { method, path, payload, key, stamp } = outgoing;
  const signTimerStr = payload['signTimerStr'];
  if (typeof signTimerStr !== 'string') return null;
  return signCheck(key, { signTimerStr, method, path, body }, stamp);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
