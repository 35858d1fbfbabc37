import type { offerCalls } from '@resort/mf-vouchers/contract';
import { desc, eq, isNotNull } from 'drizzle-orm';
import type { ContextOf } from '../../platform/context.ts';
import { pageBounds, pageReply, totalOf } from '../../platform/calls/page.ts';
import { offerCollect } from './tables/offers.ts';
import { briefOf, selectOffers } from './offer-rows.ts';

/** What the caller saved, the latest first; also what has ended. */
export async function collects(context: ContextOf<typeof offerCalls, 'GET /offer/collects'>) {
  const { db, clock, caller, language, query } = context;
  const { limit, offset } = pageBounds(query);
  const rows = await selectOffers(db, clock, caller)
    .where(isNotNull(offerCollect.at))
    .orderBy(desc(offerCollect.at), desc(offerCollect.offerId))
    .limit(limit)
    .offset(offset);
  const isOwn = eq(offerCollect.memberId, caller.memberId);
  return pageReply(
    rows.map((row) => briefOf(row, language)),
    await totalOf(rows.length, query, () => db.$count(offerCollect, isOwn)),
    query,
  );
}
