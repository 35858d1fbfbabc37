import { and, eq, type SQL } from 'drizzle-orm';
import type { PhoneNumber } from '../../../core/one-time-code/number.ts';
import type { Executor } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { member } from '../../../schema/index.ts';
import { ticketTransfer } from '../tables/gates.ts';

export type Transfer = typeof ticketTransfer.$inferSelect;

/** Gifts are sent to a number: the receiver is the member who verifies it at sign-in. */
export const isTo = ({ areaCode, phone }: PhoneNumber): SQL | undefined =>
  and(eq(ticketTransfer.toAreaCode, areaCode), eq(ticketTransfer.toPhone, phone));

export async function ownNumber(db: Executor, memberId: number): Promise<PhoneNumber> {
  const [own] = await db
    .select({ areaCode: member.areaCode, phone: member.phone })
    .from(member)
    .where(eq(member.id, memberId));
  if (own === undefined) throw new Error('the member has gone');
  return own;
}

/** A gift that this member gave or received; NOT_YOURS for any other id. */
export async function findTransfer(db: Executor, giftId: string, side: SQL | undefined): Promise<Transfer> {
  const [found] = await db
    .select()
    .from(ticketTransfer)
    .where(and(eq(ticketTransfer.id, Number(giftId)), side));
  if (found === undefined) throw new DomainError('NOT_YOURS');
  return found;
}
