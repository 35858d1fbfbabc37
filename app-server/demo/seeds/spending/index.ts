import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { earnSpending } from '../../../src/core/earning/earn-spending.ts';
import { hold } from '../../../src/core/ledger/hold.ts';
import { redeem } from './redeem.ts';
import { lockMember } from '../../../src/core/member/lock-member.ts';
import { inTransaction, type Database, type Transaction } from '../../../src/platform/database/index.ts';
import { createClock, type Clock } from '../../../src/platform/time/clock.ts';
import { ledgerTxn, member } from '../../../src/schema/index.ts';
import { DEMO_AREA_CODE, DEMO_MEMBERS } from '../members.ts';
import { seedCampaigns } from './campaigns.ts';
import { instantOf } from './days.ts';
import { stepsOf, type Step } from './steps.ts';

const SEED_LOCK = 7_406_005;
const DAY_MS = 86_400_000;

async function withoutMovements(tx: Transaction) {
  const phones = DEMO_MEMBERS.map(({ phone }) => phone);
  return tx
    .select({ memberId: member.id, phone: member.phone, tier: member.tier })
    .from(member)
    .leftJoin(ledgerTxn, eq(ledgerTxn.memberId, member.id))
    .where(and(eq(member.areaCode, DEMO_AREA_CODE), inArray(member.phone, phones), isNull(ledgerTxn.id)))
    .orderBy(asc(member.id));
}

async function play(tx: Transaction, now: Date, about: { memberId: number; refId: string; step: Step }) {
  const { memberId, refId, step } = about;
  const at = instantOf(step.when, now);
  const then = createClock(at);
  const { tier } = await lockMember(tx, memberId);
  if ('mop' in step) {
    const { kind, mop } = step;
    await earnSpending(tx, then, { memberId, tier, kind, currency: 'MOP', refId, mop, at });
    return;
  }
  const { kind, unit, amount, heldDays } = step;
  const movement = { memberId, unit, amount, ref: { kind, id: refId } };
  if (heldDays === undefined) await redeem(tx, then, movement);
  else await hold(tx, then, { ...movement, expiresAt: new Date(now.getTime() + heldDays * DAY_MS) });
}

/**
 * Demo members without any movement get their past: what they spent earns by the rules of its day, and what they used is
 * a redemption. Nothing else gives a demo member dollars, points or tier points.
 */
export async function seedSpending(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  const missing = await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedCampaigns(tx, now);
    return withoutMovements(tx);
  });
  for (const { memberId, phone, tier } of missing)
    await inTransaction(db, async (tx) => {
      await lockMember(tx, memberId);
      // another process may have seeded the member meanwhile
      if ((await tx.$count(ledgerTxn, eq(ledgerTxn.memberId, memberId))) > 0) return;
      for (const [index, step] of stepsOf(phone, tier).entries())
        await play(tx, now, { memberId, refId: `D${memberId}-${index + 1}`, step });
    });
}
