import type { rebindingCalls } from '@resort/mf-membership/contract';
import { maskEmail, maskPhone, type ErrorName } from '@resort/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { emailAddress } from '../../../core/member/email.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import { phoneNumber, recipientOf } from '../../../core/one-time-code/number.ts';
import { proveCode } from '../../../core/one-time-code/prove.ts';
import { codeWasUsed } from '../../../core/one-time-code/was-used.ts';
import { consumeTicket } from '../../../core/proofs/step-ticket.ts';
import type { ContextOf } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { violates } from '../../../platform/database/unique-violation.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { revokeSessions } from '../../../platform/sessions/end.ts';
import { member } from '../../../schema/index.ts';
import { ownEmail, ownPhone, ticketSubject, type Factor, type Member } from './factor.ts';
import { tellOld } from './tell-old.ts';

type Context = ContextOf<typeof rebindingCalls, 'POST /member/updatePhoneAndEmail'>;

interface Wanted extends Factor {
  readonly purpose: 'REBIND_NEW' | 'EMAIL';
  readonly set: Partial<Pick<Member, 'areaCode' | 'phone' | 'email'>>;
  readonly taken: ErrorName;
}

function wantedOf({ body }: Context): Wanted {
  if ('email' in body) {
    const email = emailAddress(body.email);
    const about = { kind: 'email', recipient: email, masked: maskEmail(email) } as const;
    return { ...about, purpose: 'EMAIL', set: { email }, taken: 'EMAIL_TAKEN' };
  }
  const number = phoneNumber({ areaCode: body.newAreaCode, phone: body.newPhone });
  const about = { kind: 'phone', recipient: recipientOf(number), masked: maskPhone(number.phone) } as const;
  return { ...about, purpose: 'REBIND_NEW', set: number, taken: 'PHONE_TAKEN' };
}

/**
 * The factors that can authorise this change: the phone is the membership's anchor, and it can replace a lost address.
 */
function provingFactors(own: Member, { kind }: Wanted): Factor[] {
  const email = kind === 'email' ? ownEmail(own) : undefined;
  return email === undefined ? [ownPhone(own)] : [email, ownPhone(own)];
}

async function spendTicket(tx: Transaction, context: Context, own: Member, wanted: Wanted): Promise<void> {
  const { verifyTicket: ticket } = context.body;
  for (const factor of provingFactors(own, wanted)) {
    const subject = ticketSubject(own, factor);
    if (await consumeTicket(tx, context, { purpose: 'REBIND', ticket, subject })) return;
  }
  throw new DomainError('TICKET_EXPIRED');
}

async function store(tx: Transaction, { clock }: Context, own: Member, wanted: Wanted): Promise<void> {
  const { set, kind, taken } = wanted;
  const proven = kind === 'email' ? { emailVerifiedAt: clock.sqlNow() } : {};
  try {
    await tx
      .update(member)
      .set({ ...set, ...proven, version: sql`${member.version} + 1` })
      .where(eq(member.id, own.id));
  } catch (error) {
    if (violates(error, `member_${kind}`)) throw new DomainError(taken);
    throw error;
  }
}

async function rebind(tx: Transaction, context: Context, wanted: Wanted): Promise<void> {
  const own = await lockMember(tx, context.caller.memberId);
  await spendTicket(tx, context, own, wanted);
  const had = wanted.kind === 'email' ? ownEmail(own) : ownPhone(own);
  if (had?.recipient === wanted.recipient) throw new DomainError(wanted.taken);
  await store(tx, context, own, wanted);
  await revokeSessions(tx, context.clock, own.id, { keep: context.caller.sessionId });
  await tellOld(tx, context, { to: had ?? ownPhone(own), wanted, language: own.language });
}

const ownRow = async ({ db, caller }: Context): Promise<Member> => {
  const [own] = await db.select().from(member).where(eq(member.id, caller.memberId));
  if (own === undefined) throw new Error('the caller has gone');
  return own;
};

/** Whether this same request succeeded before, and only its response was lost. */
async function isDone({ db, body, caller }: Context, wanted: Wanted, own: Member): Promise<boolean> {
  const has = wanted.kind === 'email' ? ownEmail(own) : ownPhone(own);
  if (has?.recipient !== wanted.recipient) return false;
  return codeWasUsed(db, { otpId: body.newOtpId, memberId: caller.memberId });
}

/**
 * Replaces the phone or email. Everything happens in one transaction, so that a refused request keeps the old one and
 * the ticket. Throws TICKET_EXPIRED, PHONE_TAKEN or EMAIL_TAKEN (only to the verified holder), PHONE_FORMAT,
 * EMAIL_FORMAT, or as `proveCode`.
 */
export async function updatePhoneAndEmail(context: Context) {
  const { body, db, caller } = context;
  const wanted = wantedOf(context);
  const { purpose, recipient } = wanted;
  const code = { otpId: body.newOtpId, code: body.newCode };
  const proof = { purpose, recipient, memberId: caller.memberId, ...code };
  try {
    await proveCode(db, context, proof, (tx) => rebind(tx, context, wanted));
  } catch (error) {
    const isOver = error instanceof DomainError && error.error === 'OTP_EXPIRED';
    if (!isOver || !(await isDone(context, wanted, await ownRow(context)))) throw error;
  }
  const { phone, email } = await ownRow(context);
  return { phoneMasked: maskPhone(phone), emailMasked: email === null ? null : maskEmail(email) };
}
