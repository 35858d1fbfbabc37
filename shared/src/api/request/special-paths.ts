import { base64ToBytes } from './base64.ts';
import type { Hashes, Key } from '../../signing/sign-with.ts';
import { registerText, signCheckText, takeCouponText, type Stamp } from '../../signing/signed-texts.ts';

/** The payload of one attempt, before it is sent. */
export interface Outgoing {
  method: string;
  path: string;
  payload: Record<string, unknown>;
  /** the session's sign key; the public key for a visitor */
  key: Key;
  userId: string;
  stamp: Stamp;
  hashes: Hashes;
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
export async function withBodySignature(outgoing: Outgoing): Promise<Record<string, unknown>> {
  const { path, payload, key, userId, stamp, hashes } = outgoing;
  if (path === '/voucher/takeCoupon') {
    const coupon = { couponCode: text(payload['couponCode']), userId };
    return { ...payload, signature: await hashes.hmacHex(key, takeCouponText(coupon, stamp)) };
  }
  if (path === '/membership/register') {
    const { registerKey, ...sent } = payload;
    const member = {
      dateOfBirth: text(sent['dateOfBirth']),
      memberPhone: text(sent['memberPhone']),
      sjmInsiderId: text(sent['sjmInsiderId']),
    };
    const own = base64ToBytes(text(registerKey));
    return { ...sent, signature: await hashes.hmacHex(own, registerText(member, stamp)) };
  }
  if (!keepsIdentity(path)) {
    const { language: _language, userId: _userId, authId: _authId, ...sent } = payload;
    return sent;
  }
  return payload;
}

/** The `sign-check` header (specification §7), derived from the payload's price lock; null without one. */
export async function signCheckHeader(outgoing: Outgoing, body: string): Promise<string | null> {
  const { method, path, payload, key, stamp, hashes } = outgoing;
  const signTimerStr = payload['signTimerStr'];
  if (typeof signTimerStr !== 'string') return null;
  const locked = { signTimerStr, method, path, body };
  return hashes.hmacHex(key, signCheckText(locked, await hashes.sha256Hex(body), stamp));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
