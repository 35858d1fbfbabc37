import type { sharedCalls } from '@resort/shared/calls/rows';
import { eq, sql } from 'drizzle-orm';
import { captchaProof } from '../../core/captcha/require.ts';
import { emailAddress, maskEmail } from '../../core/email.ts';
import { lockMember } from '../../core/member/lock-member.ts';
import { proveCode } from '../../core/one-time-code/prove.ts';
import { EXPIRE_SECONDS, RESEND_SECONDS } from '../../core/one-time-code/rules.ts';
import { sendCode } from '../../core/one-time-code/send.ts';
import type { ContextOf } from '../../platform/calls/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { violates } from '../../platform/database/unique-violation.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { member } from '../../schema/index.ts';

/** Mails a code. Whose the address is already is not looked at: only its owner may learn that. */
export async function sendEmailCode(context: ContextOf<typeof sharedCalls, 'POST /user/email/otp'>) {
  const { body, db, caller, language, ip } = context;
  const otpId = await sendCode(db, context, {
    purpose: 'EMAIL',
    channel: 'email',
    recipient: emailAddress(body.email),
    memberId: caller.memberId,
    language,
    ip,
    uncapped: false,
    captcha: captchaProof('EMAIL', body.captchaTicket, context),
  });
  return { otpId, expireIn: EXPIRE_SECONDS, resendIn: RESEND_SECONDS };
}

/** An address that was proven gives way by `POST /member/updatePhoneAndEmail` alone, which has it proven once more. */
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

/** Makes the address the caller's own. Throws STALE where another one was proven, EMAIL_TAKEN to its proven owner alone. */
export async function proveEmail(context: ContextOf<typeof sharedCalls, 'PUT /user/email/otp'>) {
  const { body, db, caller, clock } = context;
  const email = emailAddress(body.email);
  const { otpId, code } = body;
  const proof = { purpose: 'EMAIL', recipient: email, memberId: caller.memberId, otpId, code } as const;
  await proveCode(db, context, proof, (tx) => keep(tx, caller.memberId, email, clock.sqlNow()));
  return { emailMasked: maskEmail(email), emailVerified: true as const };
}
