import type { cardCalls } from '@resort/mf-membership/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { tierName } from '../../core/member/tiers.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { card } from '../../schema/index.ts';

/** The caller's cards, the active one first. */
export async function cards({ db, caller, language }: ContextOf<typeof cardCalls, 'GET /user/cards'>) {
  const own = await db
    .select()
    .from(card)
    .where(eq(card.memberId, caller.memberId))
    .orderBy(sql`${card.status} <> 'ACTIVE'`, asc(card.id));
  return own.map(({ id, cardNo, tier, issuedAt, expiresAt, status }) => ({
    id: String(id),
    cardNo,
    tier,
    tierName: tierName(tier, language),
    issuedAt: macauInstant(issuedAt),
    expireAt: macauInstant(expiresAt),
    status,
  }));
}
