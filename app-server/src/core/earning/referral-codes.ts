import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { member, referralCode } from '../../schema/index.ts';

/** Without 0, O, 1, I, L and U, which are read wrongly or make words. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The code of a member, made at the first request. */
export async function referralCodeOf(db: Executor, clock: Clock, memberId: number): Promise<string> {
  await db
    .insert(referralCode)
    .values({ memberId, code: newCode(), at: clock.sqlNow() })
    .onConflictDoNothing();
  const [own] = await db.select().from(referralCode).where(eq(referralCode.memberId, memberId));
  // one chance in 10^11: the new code was another member's
  if (own === undefined) throw new Error('an invitation code was not stored');
  return own.code;
}

/** As people type it: in any case, with spaces or hyphens. */
export const normalCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** The active member whose code it is. */
export async function inviterBy(db: Executor, typed: string) {
  const isIt = and(eq(referralCode.code, normalCode(typed)), eq(member.status, 'ACTIVE'));
  const [found] = await db
    .select({ member })
    .from(referralCode)
    .innerJoin(member, eq(member.id, referralCode.memberId))
    .where(isIt);
  return found?.member;
}
