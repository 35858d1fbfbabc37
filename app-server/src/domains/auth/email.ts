import type { sharedCalls } from '@resort/shared/calls/rows';
import { eq, sql } from 'drizzle-orm';
import { captchaProof } from '../../core/proofs/captcha.ts';
import { maskEmail } from '@resort/shared/contract';
import { emailAddress } from '../../core/member/email.ts';
import { memberWithEmail } from '../../core/member/find-member.ts';
import { lockMember } from '../../core/member/lock-member.ts';
import { memberAsking } from '../../core/one-time-code/asker.ts';
import { proveCode } from '../../core/one-time-code/prove.ts';
import { EXPIRE_SECONDS, RESEND_SECONDS } from '../../core/one-time-code/rules.ts';
import { sendCode } from '../../core/one-time-code/send.ts';
import { codeWasUsed } from '../../core/one-time-code/was-used.ts';
import type { ContextOf } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { violates } from '../../platform/database/unique-violation.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { member } from '../../schema/index.ts';

/** Sends a code by e-mail. It does not check whether the address is taken, because only its owner may learn that. */
export async function sendEmailCode(context: ContextOf<typeof sharedCalls, 'POST /user/email/otp'>) {
  const { body, db, caller, language, ip } = context;
  const otpId = await sendCode(db, context, {
    purpose: 'EMAIL',
    channel: 'email',
    recipient: emailAddress(body.email),
    memberId: caller.memberId,
    language,
    ip,
    asker: memberAsking(caller.memberId, false),
    uncapped: false,
    captcha: captchaProof('EMAIL', body.captchaTicket, context),
  });
  return { otpId, expireIn: EXPIRE_SECONDS, resendIn: RESEND_SECONDS };
}

/** A verified address is replaced only by `POST /member/updatePhoneAndEmail`, which verifies it again. */
async function keep(tx: Transaction, memberId: number, email: string, now: ReturnType<typeof sql>) {
  const own = await lockMember(tx, memberId);
  if (own.emailVerifiedAt !== null && own.email !== email) throw new DomainError('STALE');
  try {
    await tx
      .update(member)
      .set({ email, emailVerifiedAt: now, version: sql`${member.version} + 1` })
      .where(eq(member.id, memberId));
  } catch (error) {
    if (violates(error, 'member_email')) throw new DomainError('EMAIL_TAKEN');
    throw error;
  }
}

/** Whether this same request succeeded before, and only its response was lost. */
async function isDone(db: Database, memberId: number, email: string, otpId: string): Promise<boolean> {
  const own = await memberWithEmail(db, email);
  return own?.id === memberId && (await codeWasUsed(db, { otpId, memberId }));
}

/**
 * Sets the caller's address. Throws STALE if another address is verified already, and EMAIL_TAKEN only to the verified
 * owner.
 */
export async function proveEmail(context: ContextOf<typeof sharedCalls, 'PUT /user/email/otp'>) {
  const { body, db, caller, clock } = context;
  const { memberId } = caller;
  const email = emailAddress(body.email);
  const { otpId, code } = body;
  const proof = { purpose: 'EMAIL', recipient: email, memberId, otpId, code } as const;
  try {
    await proveCode(db, context, proof, (tx) => keep(tx, memberId, email, clock.sqlNow()));
  } catch (error) {
    const isOver = error instanceof DomainError && error.error === 'OTP_EXPIRED';
    if (!isOver || !(await isDone(db, memberId, email, otpId))) throw error;
  }
  return { emailMasked: maskEmail(email), emailVerified: true as const };
}
