import { asc } from 'drizzle-orm';
import { macauInstant } from '../../../../platform/time/clock.ts';
import { page, type PageKind } from '../../tables/content.ts';
import type { PageExtras } from '../../tables/page-extras.ts';
import type { AnyItem, Item, PageFileKind } from '../kinds.ts';
import type { Store } from './store.ts';
import { bodyTexts, columnsOf, htmlTexts, wordsOf } from './words.ts';

const KINDS: Readonly<Record<PageFileKind, PageKind>> = {
  articles: 'ARTICLE',
  enjoy: 'ENJOY',
  city: 'CITY',
  landing: 'LANDING',
  about: 'ABOUT',
};
const FILE_KINDS = Object.keys(KINDS) as PageFileKind[];

export type PageItem = Item<PageFileKind>;
export const isPageItem = (item: AnyItem): item is AnyItem & PageItem =>
  FILE_KINDS.includes(item.kind as PageFileKind);

/** `questions` have their answers as HTML, `entry` has them as an editor writes. */
function extrasOf(entry: PageItem['entry']): PageExtras {
  return {
    ...('facts' in entry && entry.facts !== undefined && { facts: entry.facts }),
    ...('places' in entry && entry.places !== undefined && { places: entry.places }),
    ...('action' in entry && entry.action !== undefined && { action: entry.action }),
    ...('questions' in entry &&
      entry.questions !== undefined && {
        questions: entry.questions.map(({ question, answer }) => ({ question, html: htmlTexts(answer) })),
      }),
  };
}

function rowOf({ kind, topic, code, entry, words }: PageItem) {
  if (words === undefined) throw new Error(`the page ${code} has no texts`);
  return {
    kind: KINDS[kind],
    code,
    topic,
    ...columnsOf(words),
    pictures: entry.pictures,
    extras: extrasOf(entry),
    property: entry.property ?? null,
    publishedAt: new Date(entry.publishedAt),
    withdrawnAt: entry.withdrawnAt === undefined ? null : new Date(entry.withdrawnAt),
    rank: entry.rank ?? 0,
  };
}

function itemOf(row: typeof page.$inferSelect): AnyItem {
  const kind = FILE_KINDS.find((name) => KINDS[name] === row.kind);
  if (kind === undefined) throw new Error(`a page of the kind ${row.kind} has no file`);
  const { questions, ...extras } = row.extras;
  const entry = {
    ...(row.property !== null && { property: row.property }),
    pictures: row.pictures,
    publishedAt: macauInstant(row.publishedAt),
    ...(row.withdrawnAt !== null && { withdrawnAt: macauInstant(row.withdrawnAt) }),
    ...(row.rank !== 0 && { rank: row.rank }),
    ...extras,
    ...(questions && {
      questions: questions.map(({ question, html }) => ({ question, answer: bodyTexts(html) })),
    }),
  };
  return { kind, topic: row.topic, code: row.code, version: '', entry, words: wordsOf(row) } as AnyItem;
}

/** Pages: the magazine, things to enjoy, Macau, landing pages, help. A member's likes stay with the row. */
export const pageStore: Store = {
  keeps: isPageItem,
  load: async (db) => (await db.select().from(page).orderBy(asc(page.code))).map(itemOf),
  async save(tx, item) {
    if (!isPageItem(item)) return;
    const { code, ...row } = rowOf(item);
    await tx
      .insert(page)
      .values({ code, ...row })
      .onConflictDoUpdate({ target: page.code, set: row });
  },
};
