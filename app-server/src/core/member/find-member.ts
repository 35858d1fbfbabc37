import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { card, member } from '../../schema/index.ts';
import type { PhoneNumber } from '../one-time-code/number.ts';

const open = ne(member.status, 'CLOSED');

export async function memberWithPhone(db: Executor, { areaCode, phone }: PhoneNumber) {
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.areaCode, areaCode), eq(member.phone, phone), open));
  return found;
}

/** Only a verified address identifies a member. */
export async function memberWithEmail(db: Executor, email: string) {
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.email, email), isNotNull(member.emailVerifiedAt), open));
  return found;
}

export async function memberWithNumber(db: Executor, memberNo: string) {
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.memberNo, memberNo), open));
  return found;
}

/** By a valid card. */
export async function memberWithCard(db: Executor, cardNo: string) {
  const [found] = await db
    .select({ member })
    .from(card)
    .innerJoin(member, eq(member.id, card.memberId))
    .where(and(eq(card.cardNo, cardNo), eq(card.status, 'ACTIVE'), open));
  return found?.member;
}
