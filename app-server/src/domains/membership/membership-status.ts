import type { MembershipStatus, overviewCalls } from '@resort/mf-membership/contract';
import type { Language } from '@resort/shared/contract';
import { standingOf, type Standing } from './standing/standing.ts';
import { tierName } from '../../core/member/tiers.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauDate } from '../../platform/time/clock.ts';

/** A standing in wire format. */
export function wireStanding(standing: Standing, language: Language): MembershipStatus {
  const { status, tier, tierPoints, keep, upgrade } = standing;
  return {
    status,
    tier,
    tierPoints,
    keep: { need: keep.need, by: macauDate(keep.by) },
    upgrade: upgrade && {
      nextTier: upgrade.tier,
      nextTierName: tierName(upgrade.tier, language),
      threshold: upgrade.threshold,
      need: upgrade.need,
      by: macauDate(upgrade.by),
    },
  };
}

/** The caller's standing in the programme. */
export async function membershipStatusOf(
  context: ContextOf<typeof overviewCalls, 'GET /membershipManage/membership-status'>,
): Promise<MembershipStatus> {
  const { db, clock, caller, language } = context;
  return wireStanding(await standingOf(db, clock, caller.memberId), language);
}
