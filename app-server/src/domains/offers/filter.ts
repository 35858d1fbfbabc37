import type { offerCalls, OfferSort } from '@resort/mf-vouchers/contract';
import type { Language } from '@resort/shared/contract';
import { and, arrayOverlaps, asc, desc, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { quartersOf } from '../../core/properties/areas.ts';
import type { SharedContextOf } from '../../platform/context.ts';
import { pageBounds, pageReply, totalOf } from '../../platform/calls/page.ts';
import { offer } from './tables/offers.ts';
import { briefOf, isOn, selectOffers } from './offer-rows.ts';

type Context = SharedContextOf<typeof offerCalls, 'POST /offer/filter'>;

/** Ends with the id, so that pages neither repeat nor lose an offer. */
const ORDER: Readonly<Record<OfferSort, readonly SQL[]>> = {
  RECOMMENDED: [asc(offer.rank), asc(offer.id)],
  NEWEST: [desc(offer.startsAt), desc(offer.id)],
  ENDING: [asc(offer.endsAt), asc(offer.id)],
};

/** Searches in the request's language and in English; `%` and `_` are literal. */
function says(keyword: string, language: Language): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const languages = [...new Set<Language>([language, 'en'])];
  const texts = languages.flatMap((one) => [
    sql`${offer.title} ->> ${one}`,
    sql`${offer.summary} ->> ${one}`,
  ]);
  return or(...texts.map((text) => ilike(text, pattern)));
}

/** Empty filters do not filter. */
const given = <T>(list: readonly T[] | undefined, condition: (list: T[]) => SQL) =>
  list === undefined || list.length === 0 ? undefined : condition([...list]);

/** One page of the current offers that match every filter. */
export async function filterOffers(context: Context) {
  const { db, clock, caller, language, body } = context;
  const { categoryIds, tagIds, areas, keyword = '', sort = 'RECOMMENDED' } = body;
  const where = and(
    isOn(clock),
    given(categoryIds, (codes) => inArray(offer.category, codes)),
    given(tagIds, (codes) => arrayOverlaps(offer.tags, codes)),
    given(areas, (codes) => inArray(offer.area, quartersOf(codes))),
    keyword.trim() === '' ? undefined : says(keyword.trim(), language),
  );
  const { limit, offset } = pageBounds(body);
  const rows = await selectOffers(db, clock, caller)
    .where(where)
    .orderBy(...ORDER[sort])
    .limit(limit)
    .offset(offset);
  const list = rows.map((row) => briefOf(row, language));
  return pageReply(list, await totalOf(rows.length, body, () => db.$count(offer, where)), body);
}
