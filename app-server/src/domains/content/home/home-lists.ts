import type { homePageCalls } from '@resort/mf-content/contract';
import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContextOf, SharedContextOf } from '../../../platform/context.ts';
import { pageBounds, pageReply, totalOf } from '../../../platform/calls/page.ts';
import { activity, page } from '../tables/content.ts';
import { offer } from '../../offers/tables/offers.ts';
import { briefOf, isOn, selectOffers } from '../../offers/offer-rows.ts';
import { upcomingActivities } from '../activities/list-activities.ts';
import { listPages } from '../pages/list-pages.ts';

/** Content of one property and of all properties, if the page belongs to one. */
const at = (column: AnyPgColumn, property: string | undefined): SQL | undefined =>
  property === undefined ? undefined : or(eq(column, property), isNull(column));

/** The current offers, recommended first. */
export async function homeOffers(
  context: SharedContextOf<typeof homePageCalls, 'POST /homepage/homepageOffers'>,
) {
  const { db, clock, caller, language, body } = context;
  const where = and(isOn(clock), at(offer.property, body.property));
  const { limit, offset } = pageBounds(body);
  const rows = await selectOffers(db, clock, caller)
    .where(where)
    .orderBy(asc(offer.rank), asc(offer.id))
    .limit(limit)
    .offset(offset);
  const list = rows.map((row) => {
    const { id, title, summary, picture, validTo } = briefOf(row, language);
    return { id, title, summary, picture, link: `/offer?id=${id}`, validTo };
  });
  return pageReply(list, await totalOf(rows.length, body, () => db.$count(offer, where)), body);
}

export const homeHappening = (context: ContextOf<typeof homePageCalls, 'POST /homepage/homepageHappening'>) =>
  upcomingActivities(context, context.body, at(activity.property, context.body.property));

export const homeExperience = (
  context: SharedContextOf<typeof homePageCalls, 'POST /homepage/homepageExperience'>,
) => listPages(context, 'ENJOY', { ...context.body, where: at(page.property, context.body.property) });
