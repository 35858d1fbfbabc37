import type { sharedCalls } from '@resort/shared/calls/rows';
import { isEnglishName } from '@resort/shared/contract';
import { cardOf, insiderId } from '../../../core/joining/insider-card.ts';
import type { ContextOf } from '../../../platform/calls/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CallLimits } from '../../../platform/limits/call-limits.ts';
import { enforce } from '../../../platform/limits/rate-bucket.ts';

/** It tells whose card a number is, so it can be asked a few times only. */
export const CHECK_NAME_LIMITS: CallLimits = {
  perCaller: { limit: 10, seconds: 900 },
  perAddress: { limit: 30, seconds: 900 },
};

/** Of one card, from wherever it is asked: a date of birth is found in some 30,000 tries. */
const TRIES_A_CARD = { limit: 10, seconds: 86_400 };

/**
 * Whether a name is the one on the card. Without the date of birth the card's holder is not told apart from a stranger
 * who knows the name, so it then says no. A linked card does not match either. Throws NAME_EN, TOO_MANY {seconds}.
 */
export async function checkName(context: ContextOf<typeof sharedCalls, 'POST /member/checkName'>) {
  const { body, db, clock, secrets } = context;
  const { firstName, lastName, dateOfBirth, cardNo } = body;
  if (!isEnglishName(firstName) || !isEnglishName(lastName)) throw new DomainError('NAME_EN');
  if (cardNo === undefined || cardNo === '') return { match: true };
  if (dateOfBirth === undefined) return { match: false };
  const card = secrets.mac('check-name', insiderId(cardNo)).toString('hex');
  await enforce(db, clock, { key: `check name card ${card}`, ...TRIES_A_CARD });
  const found = await cardOf(db, cardNo, { firstName, lastName, dateOfBirth });
  return { match: found !== undefined && found.memberId === null };
}
