import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { macauDate, type Clock } from '../../platform/time/clock.ts';
import { referral } from '../../schema/index.ts';
import { inviterBy } from './referral-codes.ts';
import { lastDayToSpend, referralOf, referralRuleOn } from './referral-rules.ts';
import type { EarningKind } from './rules.ts';

/** Work of the outbox: rewards a friend and the inviter, once the spending can no longer be refunded. */
export const REFERRAL_REWARD = 'referral.reward';

const DAY_MS = 86_400_000;

/** Remembers who invited a new member. A code of nobody is ignored, so that it keeps nobody from joining. */
export async function noteInvited(
  tx: Transaction,
  clock: Clock,
  { friendId, code }: { readonly friendId: number; readonly code: string },
): Promise<void> {
  const now = clock.now();
  const inviter = await inviterBy(tx, code);
  const rule = await referralRuleOn(tx, macauDate(now));
  if (inviter === undefined || rule === undefined) return;
  const joined = {
    friendId,
    inviterId: inviter.id,
    ruleId: rule.id,
    state: 'JOINED',
    joinedAt: now,
  } as const;
  await tx.insert(referral).values(joined);
}

/** What an invited friend spent: the first that is large and early enough leads to the reward. The member's row is locked. */
export async function noteSpending(
  tx: Transaction,
  clock: Clock,
  spent: {
    readonly memberId: number;
    readonly kind: EarningKind;
    readonly refId: string;
    readonly mop: bigint;
    readonly at: Date;
  },
): Promise<void> {
  const { memberId: friendId, kind: refKind, refId, mop, at } = spent;
  const found = await referralOf(tx, friendId);
  if (found?.referral.state !== 'JOINED') return;
  const { referral: row, rule } = found;
  if (mop < rule.minSpend || at < row.joinedAt || macauDate(at) > lastDayToSpend(row, rule)) return;
  const rewardAt = new Date(clock.now().getTime() + rule.waitDays * DAY_MS);
  const now = { state: 'SPENT', refKind, refId, rewardAt } as const;
  await tx.update(referral).set(now).where(eq(referral.friendId, friendId));
  await enqueue(tx, clock, {
    topic: REFERRAL_REWARD,
    payload: { friendId, refKind, refId },
    dedupeKey: `referral ${friendId} ${refKind} ${refId}`,
    dueAt: rewardAt,
  });
}
