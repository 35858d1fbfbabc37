import { and, asc, eq, inArray } from 'drizzle-orm';
import { referralCodeOf } from '../../src/core/earning/referral-codes.ts';
import type { Transaction } from '../../src/platform/database/index.ts';
import type { Clock } from '../../src/platform/time/clock.ts';
import { member, referral, referralRule } from '../../src/schema/index.ts';
import { DEMO_AREA_CODE } from './members.ts';

const DAY_MS = 86_400_000;
const INVITER = '66000001';
/** and how many days ago they joined */
const FRIENDS = { '66000111': 12, '66000112': 120 } as const;

async function idOf(tx: Transaction, phone: string): Promise<number | undefined> {
  const isIt = and(eq(member.areaCode, DEMO_AREA_CODE), inArray(member.phone, [phone]));
  const [found] = await tx.select({ id: member.id }).from(member).where(isIt).orderBy(asc(member.id));
  return found?.id;
}

/** The rule of the demo, and two friends of its first member: one can still earn the reward, one cannot. */
export async function seedReferrals(tx: Transaction, clock: Clock): Promise<void> {
  if ((await tx.$count(referralRule)) > 0) return;
  const [rule] = await tx
    .insert(referralRule)
    .values({
      inviterDollars: 100_00n,
      friendDollars: 50_00n,
      minSpend: 500_00n,
      withinDays: 90,
      waitDays: 14,
      mostPerYear: 10,
      validFrom: '2020-01-01',
    })
    .returning();
  const inviterId = await idOf(tx, INVITER);
  if (rule === undefined || inviterId === undefined) return;
  await referralCodeOf(tx, clock, inviterId);
  for (const [phone, daysAgo] of Object.entries(FRIENDS)) {
    const friendId = await idOf(tx, phone);
    if (friendId === undefined) continue;
    const joinedAt = new Date(clock.now().getTime() - daysAgo * DAY_MS);
    await tx.insert(referral).values({ friendId, inviterId, ruleId: rule.id, state: 'JOINED', joinedAt });
  }
}
