import { SCHEME } from './canonical-text.ts';

/** The timestamp and nonce of an attempt, the same values as in its headers. */
export interface Stamp {
  timestamp: string;
  random: string;
}

/** What the holder of a coupon is; `signTakeCoupon`. */
export interface Coupon {
  couponCode: string;
  userId: string;
}

/** What a registration signs about the applicant; `signRegister`. */
export interface Registered {
  dateOfBirth: string;
  memberPhone: string;
  sjmInsiderId?: string | undefined;
}

/** A request that depends on a price lock; `signCheck`. */
export interface Locked {
  signTimerStr: string;
  method: string;
  path: string;
  body: string;
}

export const takeCouponText = ({ couponCode, userId }: Coupon, stamp: Stamp): string =>
  lines('takeCoupon', couponCode, userId, stamp);

export const registerText = (member: Registered, stamp: Stamp): string =>
  lines('register', member.dateOfBirth, member.memberPhone, member.sjmInsiderId ?? '', stamp);

/** @param bodyHash SHA-256 in hex */
export const signCheckText = (
  { signTimerStr, method, path }: Locked,
  bodyHash: string,
  stamp: Stamp,
): string => lines('sign-check', signTimerStr, method, path, bodyHash, stamp);

const lines = (...parts: [...string[], Stamp]): string =>
  [
    SCHEME,
    ...parts.flatMap((part) => (typeof part === 'string' ? part : [part.timestamp, part.random])),
  ].join('\n');
