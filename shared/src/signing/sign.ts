import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { SCHEME, type SignedRequest } from './canonical-text.ts';
import { canonicalRequest, sha256Hex } from './canonical.ts';

/**
 * Makes the `sign` header, by the scheme MH5-1. Synchronous and without WebCrypto, so that it works on plain http,
 * too.
 */
export type Signer = (key: Uint8Array, request: SignedRequest) => string;

/** HMAC-SHA-256 in hex, which all signatures here use. */
export function hmacHex(key: Uint8Array, text: string): string {
  return bytesToHex(hmac(sha256, key, utf8ToBytes(text)));
}

export const signRequest: Signer = (key, request) => hmacHex(key, canonicalRequest(request));

/** The timestamp and nonce of an attempt, the same values as in its headers. */
export interface Stamp {
  timestamp: string;
  random: string;
}

/** Body member `signature` of `POST /voucher/takeCoupon`; key: the session's sign key. */
export function signTakeCoupon(
  key: Uint8Array,
  coupon: { couponCode: string; userId: string },
  stamp: Stamp,
): string {
  return hmacHex(
    key,
    [SCHEME, 'takeCoupon', coupon.couponCode, coupon.userId, stamp.timestamp, stamp.random].join('\n'),
  );
}

/** Body member `signature` of `POST /membership/register`; key: the register key that came with the ticket. */
export function signRegister(
  key: Uint8Array,
  member: { dateOfBirth: string; memberPhone: string; sjmInsiderId?: string | undefined },
  stamp: Stamp,
): string {
  const lines = [SCHEME, 'register', member.dateOfBirth, member.memberPhone, member.sjmInsiderId ?? ''];
  return hmacHex(key, [...lines, stamp.timestamp, stamp.random].join('\n'));
}

/** Header `sign-check` of `hotel/cart` and `hotel/pay`, derived from the price lock; key: the session's sign key. */
export function signCheck(
  key: Uint8Array,
  request: { signTimerStr: string; method: string; path: string; body: string },
  stamp: Stamp,
): string {
  const { signTimerStr, method, path, body } = request;
  const lines = [SCHEME, 'sign-check', signTimerStr, method, path, sha256Hex(body)];
  return hmacHex(key, [...lines, stamp.timestamp, stamp.random].join('\n'));
}
