import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Invitation, Referrals } from '@resort/mf-membership/contract';
import { eq, inArray } from 'drizzle-orm';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { deliverAll } from '../../../../test/made/deliver.ts';
import { newMember, signInNew } from '../../../../test/made/members.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { earnSpending } from '../../../core/earning/earn-spending.ts';
import { noteInvited, REFERRAL_REWARD } from '../../../core/earning/referral-steps.ts';
import { takeBack } from '../../../core/earning/take-back.ts';
import { balanceOf } from '../../../core/ledger/balance.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { letter, outbox, referral, referralRule } from '../../../schema/index.ts';

let ground: Ground;
standOn((given) => (ground = given));

let as: Identity;
let inviterId: number;
let code: string;

const referrals = async (who = as, language = 'en') =>
  (await send<Referrals>(ground.app, 'GET /member/referral', { as: who, payload: { language } })).envelope
    .data;

beforeEach(async () => {
  as = await signInNew(ground);
  inviterId = Number(as.userId);
  ({ code } = await referrals());
});

const inTx = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(ground.database.db, work);

/** A friend who joined by this code just now. */
async function friendBy(typed = code): Promise<number> {
  const friendId = await newMember(ground.database.db, 'CLASSIC');
  await inTx((tx) => noteInvited(tx, ground.clock, { friendId, code: typed }));
  return friendId;
}

let sales = 0;
async function spend(memberId: number, mop: bigint): Promise<string> {
  const refId = `referral-test-${(sales += 1)}`;
  await inTx(async (tx) => {
    const { tier } = await lockMember(tx, memberId);
    const at = ground.clock.now();
    await earnSpending(tx, ground.clock, { memberId, tier, kind: 'DINING', currency: 'MOP', refId, mop, at });
  });
  return refId;
}

/** Carries out the rewards without their days of waiting; those that were carried out before, too, as after a crash. */
async function deliverRewards(): Promise<void> {
  const { clock, database } = ground;
  const now = { dueAt: clock.now(), deliveredAt: null, attempts: 0 };
  await database.db.update(outbox).set(now).where(eq(outbox.topic, REFERRAL_REWARD));
  await deliverAll(database.db, clock);
  const [failed] = await database.db.select().from(outbox).where(eq(outbox.topic, REFERRAL_REWARD));
  expect(failed?.lastError ?? null).toBeNull();
}

const dollarsOf = async (memberId: number) =>
  (await balanceOf(ground.database.db, ground.clock, { memberId, unit: 'DOLLAR' })).available;
const states = ({ invitations }: Referrals) => invitations.map(({ state }: Invitation) => state);

describe('an invitation', () => {
  it('has a code that stays, and terms', async () => {
    const first = await referrals();
    expect(first.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect((await referrals()).code).toBe(first.code);
    expect(first).toMatchObject({ url: `/join-us?ref=${first.code}`, invitations: [], invitedBy: null });
    expect(first.terms).toMatchObject({ inviter: '100.00', friend: '50.00', minSpend: '500.00' });
  });

  it('rewards both once, after a large enough visit', async () => {
    const before = await dollarsOf(inviterId);
    // as it is typed
    const friendId = await friendBy(` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)}`);
    await spend(friendId, 499_99n);
    expect(states(await referrals())).toEqual(['JOINED']);
    const early = await dollarsOf(friendId);
    await spend(friendId, 500_00n);
    await spend(friendId, 900_00n);
    expect(states(await referrals())).toEqual(['SPENT']);
    const earnedByThen = await dollarsOf(friendId);
    expect(earnedByThen).toBe(early + 14_00n);
    await deliverRewards();
    await deliverRewards();
    const { invitations, rewardedThisYear } = await referrals();
    expect(invitations).toMatchObject([{ who: 'M***', state: 'REWARDED', dollars: '100.00' }]);
    expect(rewardedThisYear).toBe(1);
    expect(await dollarsOf(inviterId)).toBe(before + 100_00n);
    expect(await dollarsOf(friendId)).toBe(earnedByThen + 50_00n);
    const letters = await ground.database.db
      .select()
      .from(letter)
      .where(inArray(letter.memberId, [inviterId, friendId]));
    expect(letters.filter(({ link }) => link === '/invite')).toHaveLength(2);
  });

  it('waits again if the visit was refunded', async () => {
    const friendId = await friendBy();
    const refId = await spend(friendId, 600_00n);
    await inTx(async (tx) => {
      await lockMember(tx, friendId);
      await takeBack(tx, ground.clock, { kind: 'DINING', refId, mop: 0n });
    });
    await deliverRewards();
    expect(states(await referrals())).toEqual(['JOINED']);
    await spend(friendId, 700_00n);
    await deliverRewards();
    expect(states(await referrals())).toEqual(['REWARDED']);
  });

  it('rewards the friend alone when the year’s limit is reached', async () => {
    const { db } = ground.database;
    const before = await dollarsOf(inviterId);
    await db.update(referralRule).set({ mostPerYear: 1 });
    for (const friendId of [await friendBy(), await friendBy()]) {
      await spend(friendId, 500_00n);
      await deliverRewards();
    }
    await db.update(referralRule).set({ mostPerYear: 10 });
    const { invitations } = await referrals();
    expect(invitations.map(({ state }) => state).sort()).toEqual(['OVER_LIMIT', 'REWARDED']);
    expect(await dollarsOf(inviterId)).toBe(before + 100_00n);
    const [over] = await db.select().from(referral).where(eq(referral.state, 'OVER_LIMIT'));
    // 1 % of the visit, and the reward
    expect(await dollarsOf(over?.friendId ?? 0)).toBe(5_00n + 50_00n);
  });

  it('lapses after the days for a visit', async () => {
    const { db } = ground.database;
    const friendId = await friendBy();
    const joinedAt = new Date(ground.clock.now().getTime() - 92 * 86_400_000);
    await db.update(referral).set({ joinedAt }).where(eq(referral.friendId, friendId));
    await spend(friendId, 900_00n);
    await deliverRewards();
    expect(states(await referrals())).toEqual(['LAPSED']);
  });

  it('is nobody’s where the code is unknown', async () => {
    const friendId = await friendBy('NOBODYS2');
    const rows = await ground.database.db.select().from(referral).where(eq(referral.friendId, friendId));
    expect(rows).toEqual([]);
  });
});

it('whoever joins may ask whose code it is, and reads no more than a letter', async () => {
  const ask = (given: string) =>
    send<{ inviterMasked: string }>(ground.app, 'GET /membership/invitation/{code}', {
      params: { code: given },
      payload: { language: 'tc' },
    });
  expect((await ask(code.toLowerCase())).envelope.data).toEqual({ inviterMasked: 'M***' });
  expect((await ask('NOBODYS2')).envelope.code).toBe(10011);
});
