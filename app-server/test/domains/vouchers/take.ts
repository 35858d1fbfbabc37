import { signTakeCoupon } from '@resort/shared/signing';
import { newRandom, type CallOptions, type Identity } from '../../platform/protocol/client.ts';

/**
 * Makes `POST /voucher/takeCoupon` as the product's client does: the signature of the body contains the
 * request's timestamp.
 */
export function taking(
  as: Identity,
  couponCode: string,
  now: Date,
  idempotencyKey = newRandom(),
): CallOptions {
  const [timestamp, random] = [now.getTime(), newRandom()];
  const stamp = { timestamp: String(timestamp), random };
  const signature = signTakeCoupon(as.key, { couponCode, userId: as.userId }, stamp);
  return { as, timestamp, random, payload: { couponCode, signature, idempotencyKey } };
}
