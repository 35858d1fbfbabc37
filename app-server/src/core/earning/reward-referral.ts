import { and, eq, gt, gte, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../../platform/database/index.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Receiver } from '../../platform/outbox/deliver.ts';
import { macauYear } from '../../platform/time/clock.ts';
import { earned, EARNING_KINDS, referral, type member } from '../../schema/index.ts';
import { CHANNELS } from '../announcements/channels.ts';
import { REFERRAL_LETTERS } from '../announcements/letters.ts';
import { compose } from '../inbox/compose.ts';
import { earn } from '../ledger/earn.ts';
import { lockMember } from '../member/lock-member.ts';
import { programmeYear } from '../member/programme-year.ts';
import { tell } from '../messages/tell.ts';
import { moneyText } from '@resort/shared/contract';
import { payDebts } from './debts.ts';
import { referralOf } from './referral-rules.ts';

const work = z.object({ friendId: z.int(), refKind: z.enum(EARNING_KINDS), refId: z.string() });
type Spending = z.infer<typeof work>;
type Member = typeof member.$inferSelect;

/** Whether some of it was refunded meanwhile. */
async function isRefunded(tx: Transaction, { friendId, refKind, refId }: Spending): Promise<boolean> {
  const isOf = and(eq(earned.memberId, friendId), eq(earned.refKind, refKind), eq(earned.refId, refId));
  return (await tx.$count(earned, and(isOf, gt(earned.takenBack, 0n)))) > 0;
}

/** How often an inviter was rewarded in the running programme year. */
export function rewardedInYear(tx: Transaction | JobContext['db'], inviterId: number, now: Date) {
  const { startsAt } = programmeYear(now);
  const isRewarded = and(eq(referral.inviterId, inviterId), eq(referral.state, 'REWARDED'));
  return tx.$count(referral, and(isRewarded, gte(referral.rewardAt, startsAt)));
}

interface Reward {
  readonly to: Member;
  readonly as: keyof typeof REFERRAL_LETTERS;
  readonly amount: bigint;
  readonly friendId: number;
}

/** Credits one of the two and tells them. Once per friend, because the reference is the friend's. */
async function give(tx: Transaction, context: JobContext, { to, as, amount, friendId }: Reward) {
  const { clock } = context;
  const { id: memberId, language } = to;
  const ref = { kind: 'REFERRAL', id: `${friendId}/${as}` };
  const expiresOn = `${macauYear(clock.now()) + 1}-12-31`;
  await earn(tx, clock, { memberId, unit: 'DOLLAR', amount, ref, expiresOn });
  await payDebts(tx, clock, { memberId, unit: 'DOLLAR' });
  const words = compose(REFERRAL_LETTERS[as], () => ({ amount: moneyText(amount) }));
  const letter = { ...words, memberId, kind: 'SYSTEM', link: '/invite' } as const;
  await tell(tx, context, CHANNELS.membership.REFERRED, { language, letter, topic: 'NEWS' });
}

/** Rewards the friend and, within the limit of the year, the inviter; nobody if the spending was refunded. */
export const rewardReferral: Receiver = async (tx, { payload }, context) => {
  const spending = work.parse(payload);
  const { friendId } = spending;
  const before = await referralOf(tx, friendId);
  if (before === undefined) return;
  const { inviterId } = before.referral;
  const owners = new Map<number, Member>();
  for (const id of [friendId, inviterId].sort((a, b) => a - b)) owners.set(id, await lockMember(tx, id));
  const found = await referralOf(tx, friendId);
  const [friend, inviter] = [owners.get(friendId), owners.get(inviterId)];
  if (!found || !friend || !inviter) return;
  const { referral: row, rule } = found;
  if (row.state !== 'SPENT' || row.refKind !== spending.refKind || row.refId !== spending.refId) return;
  const isRow = and(eq(referral.friendId, friendId), ne(referral.state, 'REWARDED'));
  if (friend.status !== 'ACTIVE' || (await isRefunded(tx, spending))) {
    const again = { state: 'JOINED', refKind: null, refId: null, rewardAt: null } as const;
    await tx.update(referral).set(again).where(isRow);
    return;
  }
  const now = context.clock.now();
  const count = await rewardedInYear(tx, inviterId, now);
  const isOver = count >= rule.mostPerYear || inviter.status !== 'ACTIVE';
  const state = isOver ? 'OVER_LIMIT' : 'REWARDED';
  await tx.update(referral).set({ state, rewardAt: now }).where(isRow);
  const rewards: Reward[] = [
    { to: friend, as: 'friend', amount: rule.friendDollars, friendId },
    ...(isOver ? [] : [{ to: inviter, as: 'inviter', amount: rule.inviterDollars, friendId } as const]),
  ];
  // the order of LOCK_ORDER
  for (const reward of rewards.sort((a, b) => a.to.id - b.to.id)) await give(tx, context, reward);
};
