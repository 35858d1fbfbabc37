import { maskEmail, maskPhone } from '@resort/shared/contract';
import { recipientOf } from '../../../core/one-time-code/number.ts';
import type { member } from '../../../schema/index.ts';

export type Member = typeof member.$inferSelect;

/** Something by which a member is reached, and which proves them. */
export interface Factor {
  readonly kind: 'phone' | 'email';
  /** E.164, or an address in lower case */
  readonly recipient: string;
  readonly masked: string;
}

export function ownPhone(own: Member): Factor {
  return { kind: 'phone', recipient: recipientOf(own), masked: maskPhone(own.phone) };
}

/** undefined for an address that was never proven: it proves nobody. */
export function ownEmail({ email, emailVerifiedAt }: Member): Factor | undefined {
  if (email === null || emailVerifiedAt === null) return undefined;
  return { kind: 'email', recipient: email, masked: maskEmail(email) };
}

/** What a verify ticket is for: the member, and what was proven, so that it dies with a change of it. */
export const ticketSubject = ({ id }: Member, { recipient }: Factor) => `${id} ${recipient}`;
