import type { registeringCalls } from '@resort/mf-auth/contract';
import { and, eq } from 'drizzle-orm';
import { memberWithPhone } from '../../../core/member/find-member.ts';
import { issueRegisterTicket } from './register-ticket.ts';
import { numberOf } from '../../../core/one-time-code/number.ts';
import { proveCode } from '../../../core/one-time-code/prove.ts';
import { sendPhoneCode } from '../send-phone-code.ts';
import { signInMember } from '../sign-in.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { otp } from '../../../schema/index.ts';

type Context = ContextOf<typeof registeringCalls, 'POST /user/otp/register'>;

/** The number is stored with the code: the second step sends the code alone. */
async function recipientOfCode({ db }: Context, otpId: string): Promise<string> {
  const [row] = await db
    .select({ recipient: otp.recipient })
    .from(otp)
    .where(and(eq(otp.otpId, otpId), eq(otp.purpose, 'REGISTER')));
  if (row === undefined) throw new DomainError('OTP_EXPIRED');
  return row.recipient;
}

/**
 * Sends a code to any number. With the code, a stranger gets a ticket to register and a member is signed in, so only
 * the holder of the number learns whether it has joined.
 */
export async function otpRegister(context: Context) {
  const { body, db } = context;
  if ('phone' in body) return sendPhoneCode(context, body, 'REGISTER');
  const { otpId, code } = body;
  const recipient = await recipientOfCode(context, otpId);
  return proveCode(db, context, { purpose: 'REGISTER', otpId, code, recipient }, async (tx) => {
    const number = numberOf(recipient);
    const found = await memberWithPhone(tx, number);
    return found === undefined ? issueRegisterTicket(tx, context, number) : signInMember(tx, context, found);
  });
}
