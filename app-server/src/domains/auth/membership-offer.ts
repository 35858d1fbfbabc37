import type { joiningCalls } from '@resort/mf-auth/contract';
import { TIER_CONTENT } from '../../locales/tiers.ts';
import type { SharedContextOf } from '../../platform/context.ts';

const ENTRY_ROUTE = '/join-us';

/** What joining offers, tiers from the lowest. */
export function membershipOffer({
  language,
}: SharedContextOf<typeof joiningCalls, 'GET /user/memberShipH5'>) {
  const tiers = TIER_CONTENT.map(({ code, threshold, names }) => ({
    code,
    threshold,
    name: names[language],
  }));
  return { enabled: true, entryUrl: ENTRY_ROUTE, tiers };
}
