import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SignedRequest } from './canonical-text.ts';
import { canonicalRequest, sha256Hex } from './canonical.ts';
import {
  registerText,
  signCheckText,
  takeCouponText,
  type Coupon,
  type Locked,
  type Registered,
  type Stamp,
} from './signed-texts.ts';

/**
 * Makes the `sign` header, by the scheme MH5-1. Synchronous, for the server and for tests; a page hashes with WebCrypto
 * (`page-hashes.ts`).
 */
export type Signer = (key: Uint8Array, request: SignedRequest) => string;

/** HMAC-SHA-256 in hex, which all signatures here use. */
export function hmacHex(key: Uint8Array, text: string): string {
  return bytesToHex(hmac(sha256, key, utf8ToBytes(text)));
}

export const signRequest: Signer = (key, request) => hmacHex(key, canonicalRequest(request));

/** Body member `signature` of `POST /voucher/takeCoupon`; key: the session's sign key. */
export const signTakeCoupon = (key: Uint8Array, coupon: Coupon, stamp: Stamp): string =>
  hmacHex(key, takeCouponText(coupon, stamp));

/** Body member `signature` of `POST /membership/register`; key: the register key that came with the ticket. */
export const signRegister = (key: Uint8Array, member: Registered, stamp: Stamp): string =>
  hmacHex(key, registerText(member, stamp));

/** Header `sign-check` of `hotel/cart` and `hotel/pay`, derived from the price lock; key: the session's sign key. */
export const signCheck = (key: Uint8Array, request: Locked, stamp: Stamp): string =>
  hmacHex(key, signCheckText(request, sha256Hex(request.body), stamp));
