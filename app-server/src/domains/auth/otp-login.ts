import type { signInCalls } from '@resort/mf-auth/contract';
import type { SessionReply } from '@resort/shared/calls/rows';
import { and, eq, ne } from 'drizzle-orm';
import { phoneNumber, type PhoneNumber } from '../../core/one-time-code/number.ts';
import { proveCode } from '../../core/one-time-code/prove.ts';
import { issueRegisterTicket, TICKET_SECONDS } from '../../core/step-ticket.ts';
import { tierName } from '../../core/tiers.ts';
import type { ContextOf } from '../../platform/calls/context.ts';
import { macauInstant } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { startSession } from '../../platform/sessions/start.ts';
import { member } from '../../schema/index.ts';

type Context = ContextOf<typeof signInCalls, 'POST /user/otp/login'>;

async function memberWith(tx: Transaction, { areaCode, phone }: PhoneNumber) {
  const [found] = await tx
    .select()
    .from(member)
    .where(and(eq(member.areaCode, areaCode), eq(member.phone, phone), ne(member.status, 'CLOSED')));
  return found;
}

async function signIn(
  tx: Transaction,
  context: Context,
  found: typeof member.$inferSelect,
): Promise<SessionReply> {
  if (found.status !== 'ACTIVE') throw new DomainError('SESSION_SUPERSEDED');
  const { token, signKey, expiresAt } = await startSession(tx, context, found.id);
  const { language, tier, currency, openKey } = found;
  return {
    tokenValue: token,
    signKey: signKey.toString('base64'),
    userId: String(found.id),
    language,
    memberTier: tier,
    MemberCardTier: tierName(tier, context.language),
    currency,
    openKey,
    expiresAt: macauInstant(expiresAt),
  };
}

/** Signs in with a code; a number that no member has gets a ticket for registering with it. */
export async function otpLogin(context: Context) {
  const { body, db } = context;
  const number = phoneNumber(body);
  const proof = { ...number, purpose: 'LOGIN', otpId: body.otpId, code: body.code } as const;
  return proveCode(db, context, proof, async (tx) => {
    const found = await memberWith(tx, number);
    if (found !== undefined) return signIn(tx, context, found);
    const registerTicket = await issueRegisterTicket(tx, context, number);
    return { needRegister: true as const, registerTicket, expireIn: TICKET_SECONDS };
  });
}
