import type { Tier } from '@resort/shared/calls/rows';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { earn } from '../../src/core/ledger/earn.ts';
import { macauYear, type Clock } from '../../src/platform/time/clock.ts';
import type { Transaction } from '../../src/platform/database/index.ts';
import { ledgerTxn, member } from '../../src/schema/index.ts';
import { PASTS, playPast } from './history.ts';
import { DEMO_AREA_CODE, DEMO_MEMBERS } from './members.ts';

const OPENING = 'OPENING';
const WEEK_MS = 7 * 86_400_000;

/** Opening balance of a member of a tier: dollars in hundredths, of two expiry years, and points. */
const BALANCES: Record<Tier, { thisYear: bigint; nextYear: bigint; points: bigint }> = {
  CLASSIC: { thisYear: 20_00n, nextYear: 80_00n, points: 600n },
  SILVER: { thisYear: 60_00n, nextYear: 260_00n, points: 2_400n },
  GOLD: { thisYear: 188_50n, nextYear: 900_00n, points: 12_800n },
  DIAMOND: { thisYear: 388_00n, nextYear: 2_480_50n, points: 48_600n },
};

async function withoutBalance(tx: Transaction) {
  const phones = DEMO_MEMBERS.map(({ phone }) => phone);
  return tx
    .select({ memberId: member.id, phone: member.phone, tier: member.tier })
    .from(member)
    .leftJoin(ledgerTxn, and(eq(ledgerTxn.memberId, member.id), eq(ledgerTxn.refKind, OPENING)))
    .where(and(eq(member.areaCode, DEMO_AREA_CODE), inArray(member.phone, phones), isNull(ledgerTxn.id)))
    .orderBy(asc(member.id));
}

/**
 * Credits the demo members without a balance: dollars with two expiry dates, pending dollars, and points;
 * some members also get a year of history.
 */
export async function openBalances(tx: Transaction, clock: Clock): Promise<void> {
  const year = macauYear(clock.now());
  const releaseAt = new Date(clock.now().getTime() + WEEK_MS);
  for (const { memberId, phone, tier } of await withoutBalance(tx)) {
    const past = PASTS[phone];
    if (past !== undefined) {
      await playPast(tx, clock, memberId, past);
      continue;
    }
    const { thisYear, nextYear, points } = BALANCES[tier];
    const about = (part: string) => ({ memberId, ref: { kind: OPENING, id: `${memberId}/${part}` } });
    const dollars = (part: string) => ({ ...about(part), unit: 'DOLLAR' as const });
    await earn(tx, clock, { ...dollars('1'), amount: thisYear, expiresOn: `${year}-12-31` });
    await earn(tx, clock, { ...dollars('2'), amount: nextYear, expiresOn: `${year + 1}-12-31` });
    await earn(tx, clock, {
      ...dollars('3'),
      amount: nextYear / 10n,
      expiresOn: `${year + 1}-12-31`,
      releaseAt,
    });
    await earn(tx, clock, { ...about('4'), unit: 'POINT', amount: points });
  }
}
