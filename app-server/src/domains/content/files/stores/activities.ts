import { asc } from 'drizzle-orm';
import { macauInstant } from '../../../../platform/time/clock.ts';
import { activity } from '../../tables/content.ts';
import type { AnyItem } from '../kinds.ts';
import type { Store } from './store.ts';
import { columnsOf, wordsOf } from './words.ts';

function itemOf(row: typeof activity.$inferSelect): AnyItem {
  const { property, pictures, place, notes, startsAt, endsAt, signUpUntil, capacity } = row;
  const entry = {
    property,
    pictures,
    place,
    notes,
    startsAt: macauInstant(startsAt),
    endsAt: macauInstant(endsAt),
    signUpUntil: macauInstant(signUpUntil),
    capacity,
  };
  return {
    kind: 'activities',
    topic: '',
    code: row.code,
    version: '',
    entry,
    words: wordsOf(row),
  } as AnyItem;
}

/** Activities. The places that members took stay as they are. */
export const activityStore: Store = {
  keeps: ({ kind }) => kind === 'activities',
  load: async (db) => (await db.select().from(activity).orderBy(asc(activity.code))).map(itemOf),
  async save(tx, item) {
    if (item.kind !== 'activities' || item.words === undefined) return;
    const { startsAt, endsAt, signUpUntil, ...entry } = item.entry;
    const row = {
      ...entry,
      ...columnsOf(item.words),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      signUpUntil: new Date(signUpUntil),
    };
    await tx
      .insert(activity)
      .values({ code: item.code, ...row })
      .onConflictDoUpdate({ target: activity.code, set: row });
  },
};
