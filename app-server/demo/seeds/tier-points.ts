import type { Tier } from '@resort/shared/calls/rows';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../src/platform/database/index.ts';
import { member, tierPoint } from '../../src/schema/index.ts';
import { DEMO_AREA_CODE, DEMO_MEMBERS } from './members.ts';

const OPENING = 'OPENING';

/** Tier points of the demo members in this programme year; nobody has reached the next tier. */
const POINTS: Record<Tier, number> = { CLASSIC: 600, SILVER: 6_800, GOLD: 26_400, DIAMOND: 36_800 };

/** Credits the demo members without opening tier points; `now` is the day of the opening. */
export async function seedTierPoints(tx: Transaction, now: Date): Promise<void> {
  const phones = DEMO_MEMBERS.map(({ phone }) => phone);
  const missing = await tx
    .select({ id: member.id, tier: member.tier })
    .from(member)
    .leftJoin(tierPoint, and(eq(tierPoint.memberId, member.id), eq(tierPoint.refKind, OPENING)))
    .where(and(eq(member.areaCode, DEMO_AREA_CODE), inArray(member.phone, phones), isNull(tierPoint.id)));
  if (missing.length === 0) return;
  await tx.insert(tierPoint).values(
    missing.map(({ id, tier }) => ({
      memberId: id,
      points: POINTS[tier],
      at: now,
      refKind: OPENING,
      refId: String(id),
    })),
  );
}
