import { timingSafeEqual } from 'node:crypto';
import type { couponCalls } from '@resort/mf-vouchers/contract';
import { signTakeCoupon } from '@resort/shared/signing';
import { takeCoupon as take } from './give-coupon.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { signKeyOf } from '../../../platform/sessions/sign-key.ts';

type Context = ContextOf<typeof couponCalls, 'POST /voucher/takeCoupon'>;

/** The body's own signature, with the session's key (domain §6.2, V4). */
async function isSigned(context: Context): Promise<boolean> {
  const { db, caller, body, stamp } = context;
  const key = await signKeyOf(db, context, caller.sessionId);
  const of = { couponCode: body.couponCode, userId: caller.userId };
  const expected = Buffer.from(signTakeCoupon(key, of, stamp));
  const given = Buffer.from(body.signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Takes a coupon for the caller. */
export async function takeCoupon(context: Context) {
  const { db, clock, caller, language, body } = context;
  if (!(await isSigned(context))) throw new DomainError('COUPON_SIGNATURE');
  const { couponCode } = body;
  const { voucherId, validTo } = await take(db, clock, { memberId: caller.memberId, couponCode, language });
  return { voucherId: String(voucherId), status: 'TAKEN' as const, validTo: macauInstant(validTo) };
}
