import { maskEmail, maskPhone } from '@resort/shared/contract';
import { recipientOf } from '../../../core/one-time-code/number.ts';
import type { member } from '../../../schema/index.ts';

export type Member = typeof member.$inferSelect;

/** A phone or email that identifies a member. */
export interface Factor {
  readonly kind: 'phone' | 'email';
  /** E.164, or an address in lower case */
  readonly recipient: string;
  readonly masked: string;
}

export function ownPhone(own: Member): Factor {
  return { kind: 'phone', recipient: recipientOf(own), masked: maskPhone(own.phone) };
}

/** undefined for an unverified address, which identifies nobody. */
export function ownEmail({ email, emailVerifiedAt }: Member): Factor | undefined {
  if (email === null || emailVerifiedAt === null) return undefined;
  return { kind: 'email', recipient: email, masked: maskEmail(email) };
}

/**
 * The subject of a verify ticket: the member and the verified factor, so that a change of it invalidates the ticket.
 */
export const ticketSubject = ({ id }: Member, { recipient }: Factor) => `${id} ${recipient}`;
