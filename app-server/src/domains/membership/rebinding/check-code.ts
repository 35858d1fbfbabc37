import type { rebindingCalls } from '@resort/mf-membership/contract';
import { and, eq } from 'drizzle-orm';
import { proveCode } from '../../../core/one-time-code/prove.ts';
import { storeTicket } from '../../../core/proofs/step-ticket.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newToken } from '../../../platform/secrets/secrets.ts';
import { member, otp } from '../../../schema/index.ts';
import { ownEmail, ownPhone, ticketSubject } from './factor.ts';

type Context = ContextOf<typeof rebindingCalls, 'POST /member/checkVerifyCode'>;

const TICKET_SECONDS = 600;

/** The caller, and the target of their code; a code for another purpose counts as expired. */
async function asked({ body, db, caller }: Context) {
  const ofCaller = and(eq(otp.otpId, body.otpId), eq(otp.memberId, caller.memberId));
  const [row] = await db
    .select({ own: member, channel: otp.channel })
    .from(otp)
    .innerJoin(member, eq(member.id, otp.memberId))
    .where(ofCaller);
  const factor = row && (row.channel === 'email' ? ownEmail(row.own) : ownPhone(row.own));
  if (row === undefined || factor === undefined) throw new DomainError('OTP_EXPIRED');
  return { own: row.own, factor };
}

/** Verifies the caller's current phone or email. Throws OTP_INVALID {left}, OTP_LOCKED, OTP_EXPIRED. */
export async function checkVerifyCode(context: Context) {
  const { body, db, caller } = context;
  const { own, factor } = await asked(context);
  const { otpId, code } = body;
  const { recipient } = factor;
  const proof = { purpose: 'REBIND_OLD', recipient, memberId: caller.memberId, otpId, code } as const;
  return proveCode(db, context, proof, async (tx) => {
    const ticket = newToken();
    await storeTicket(tx, context, {
      purpose: 'REBIND',
      ticket,
      subject: ticketSubject(own, factor),
      seconds: TICKET_SECONDS,
    });
    return { verifyTicket: ticket, expireIn: TICKET_SECONDS };
  });
}
