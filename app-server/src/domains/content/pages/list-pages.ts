import { and, asc, desc, eq, inArray, ne, notInArray, type SQL } from 'drizzle-orm';
import type { Language } from '@resort/shared/contract';
import type { Caller } from '../../../platform/context.ts';
import { pageBounds, pageReply, totalOf } from '../../../platform/calls/page.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { page, type PageKind } from '../tables/content.ts';
import { briefOf, isPublished, selectPages } from './page-rows.ts';
import { topicsOf } from './topics.ts';

/** The part of a call's context that reading pages needs. */
export interface Reading {
  readonly db: Database;
  readonly clock: Clock;
  readonly caller: Caller;
  readonly language: Language;
}

interface Asked {
  readonly topic?: string | undefined;
  readonly where?: SQL | undefined;
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
}

/**
 * The magazine by date, everything else in the editors' order. The order ends with the id, so that no row appears on
 * two pages.
 */
const orderOf = (kind: PageKind): SQL[] =>
  kind === 'ARTICLE' ? [desc(page.publishedAt), desc(page.id)] : [asc(page.rank), asc(page.id)];

/** One page of the published pages of a kind. */
export async function listPages({ db, clock, caller, language }: Reading, kind: PageKind, asked: Asked) {
  const isOfTopic = asked.topic === undefined ? undefined : eq(page.topic, asked.topic);
  const where = and(isPublished(clock, kind), isOfTopic, asked.where);
  const { limit, offset } = pageBounds(asked);
  const rows = await selectPages(db, caller)
    .where(where)
    .orderBy(...orderOf(kind))
    .limit(limit)
    .offset(offset);
  const topics = await topicsOf(db, kind);
  const list = rows.map((row) => briefOf(row, topics, language));
  return pageReply(list, await totalOf(rows.length, asked, () => db.$count(page, where)), asked);
}

/** Recommended next: articles of the same topic first, then the latest of all. */
export async function listRelated(
  reading: Reading,
  kind: PageKind,
  row: typeof page.$inferSelect,
  most: number,
) {
  const own = await listPages(reading, kind, {
    topic: row.topic,
    where: ne(page.id, row.id),
    pageSize: most,
  });
  const known = [row.id, ...own.list.map(({ id }) => Number(id))];
  const missing = most - own.list.length;
  if (missing === 0) return own.list;
  const others = await listPages(reading, kind, { where: notInArray(page.id, known), pageSize: missing });
  return [...own.list, ...others.list];
}

/** The filter choices with at least one published page. */
export async function usedTopics({ db, clock, language }: Reading, kind: PageKind) {
  const choices = await topicsOf(db, kind);
  const codes = choices.map(({ code }) => code);
  const rows = await db
    .select({ topic: page.topic })
    .from(page)
    .where(and(isPublished(clock, kind), inArray(page.topic, codes)))
    .groupBy(page.topic);
  const used = new Set(rows.map(({ topic }) => topic));
  return choices
    .filter(({ code }) => used.has(code))
    .map(({ code, name }, index) => ({ id: code, name: name[language], order: index + 1 }));
}
