import { asc } from 'drizzle-orm';
import { macauInstant } from '../../../../platform/time/clock.ts';
import { notice } from '../../../../schema/index.ts';
import type { AnyItem } from '../kinds.ts';
import type { Store } from './store.ts';
import { bodyTexts, htmlTexts } from './words.ts';

function itemOf({ code, level, title, html, startsAt, endsAt }: typeof notice.$inferSelect): AnyItem {
  const instants = { startsAt: macauInstant(startsAt), endsAt: macauInstant(endsAt) };
  const entry = { level, title, text: bodyTexts(html), ...instants };
  return { kind: 'notices', topic: '', code, version: '', entry } as AnyItem;
}

/** Notices to everybody. */
export const noticeStore: Store = {
  keeps: ({ kind }) => kind === 'notices',
  load: async (db) => (await db.select().from(notice).orderBy(asc(notice.code))).map(itemOf),
  async save(tx, item) {
    if (item.kind !== 'notices') return;
    const { level, title, text, startsAt, endsAt } = item.entry;
    const row = {
      level,
      title,
      html: htmlTexts(text),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    };
    await tx
      .insert(notice)
      .values({ code: item.code, ...row })
      .onConflictDoUpdate({ target: notice.code, set: row });
  },
};
