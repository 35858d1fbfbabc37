import type { signInCalls } from '@resort/mf-auth/contract';
import { memberWithPhone } from '../../../core/member/find-member.ts';
import { issueRegisterTicket } from '../joining/register-ticket.ts';
import { phoneNumber, recipientOf } from '../../../core/one-time-code/number.ts';
import { proveCode } from '../../../core/one-time-code/prove.ts';
import { signInMember } from '../sign-in.ts';
import type { ContextOf } from '../../../platform/context.ts';

/** Signs in with a code. A number without a member gets a ticket to register. */
export async function otpLogin(context: ContextOf<typeof signInCalls, 'POST /user/otp/login'>) {
  const { body, db } = context;
  const number = phoneNumber(body);
  const { otpId, code } = body;
  const proof = { purpose: 'LOGIN', recipient: recipientOf(number), otpId, code } as const;
  return proveCode(db, context, proof, async (tx) => {
    const found = await memberWithPhone(tx, number);
    if (found !== undefined) return signInMember(tx, context, found);
    return { needRegister: true as const, ...(await issueRegisterTicket(tx, context, number)) };
  });
}
