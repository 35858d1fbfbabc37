import { ROW_ID, type ShareKind } from '@resort/shared/calls/rows';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { activity, page } from '../content/tables/content.ts';
import { offer } from '../offers/tables/offers.ts';
import { isPublished } from '../content/pages/page-rows.ts';
import { isOn } from '../offers/offer-rows.ts';

type Target = (db: Executor, clock: Clock, targetId: string) => Promise<boolean>;

/** Whether a table has such a row. */
const found =
  (table: PgTable, id: AnyPgColumn, which: (clock: Clock) => SQL | undefined): Target =>
  async (db, clock, targetId) => {
    if (!ROW_ID.test(targetId)) return false;
    const rows = await db
      .select({ id })
      .from(table)
      .where(and(eq(id, Number(targetId)), which(clock)));
    return rows.length > 0;
  };

/** Whether what is shared can be looked at now. */
export const SHARE_TARGETS: Readonly<Record<ShareKind, Target>> = {
  OFFER: found(offer, offer.id, isOn),
  ARTICLE: found(page, page.id, (clock) => isPublished(clock, 'ARTICLE')),
  ACTIVITY: found(activity, activity.id, (clock) => gt(activity.endsAt, clock.sqlNow())),
};
