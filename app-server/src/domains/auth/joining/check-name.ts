import type { sharedCalls } from '@resort/shared/calls/rows';
import { isEnglishName } from '@resort/shared/contract';
import { countCardTry } from './card-tries.ts';
import { cardOf } from './insider-card.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CallLimits } from '../../../platform/limits/call-limits.ts';

/** The answer reveals whose card a number is, so the number of requests is limited. */
export const CHECK_NAME_LIMITS: CallLimits = {
  perCaller: { limit: 10, seconds: 900 },
  perAddress: { limit: 30, seconds: 900 },
  guards: true,
};

/**
 * Whether a name is the one on the card. Without the date of birth, the holder cannot be distinguished from a stranger
 * who knows the name, so the answer is no. A linked card does not match either. Throws NAME_EN, TOO_MANY {seconds}.
 */
export async function checkName(context: ContextOf<typeof sharedCalls, 'POST /member/checkName'>) {
  const { body, db } = context;
  const { firstName, lastName, dateOfBirth, cardNo, registerTicket } = body;
  if (!isEnglishName(firstName) || !isEnglishName(lastName)) throw new DomainError('NAME_EN');
  if (cardNo === undefined || cardNo === '') return { match: true };
  if (dateOfBirth === undefined) return { match: false };
  await countCardTry(db, context, cardNo, registerTicket);
  const found = await cardOf(db, cardNo, { firstName, lastName, dateOfBirth });
  return { match: found !== undefined && found.memberId === null };
}
