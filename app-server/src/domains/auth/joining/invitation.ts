import type { registeringCalls } from '@resort/mf-auth/contract';
import { inviterBy } from '../../../core/earning/referral-codes.ts';
import { maskedMember } from '../../../core/member/masked-name.ts';
import type { CallLimits } from '../../../platform/limits/call-limits.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';

/** Against trying codes; one of 29^8. */
export const INVITATION_LIMITS: CallLimits = {
  perCaller: { limit: 20, seconds: 60 },
  perAddress: { limit: 200, seconds: 60 },
};

/** Whose code it is, as far as a friend recognises them. Throws NOT_FOUND. */
export async function invitation({
  db,
  language,
  params,
}: ContextOf<typeof registeringCalls, 'GET /membership/invitation/{code}'>) {
  const inviter = await inviterBy(db, params.code);
  if (inviter === undefined) throw new DomainError('NOT_FOUND');
  return { inviterMasked: maskedMember(inviter, language) };
}
