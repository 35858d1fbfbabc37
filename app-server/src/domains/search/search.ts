import type { Found, searchCalls, SearchKind } from '@resort/mf-membership/contract';
import type { Language } from '@resort/shared/contract';
import { and, asc, desc, eq, gt, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pictureOf } from '../../core/pictures/picture-of.ts';
import { placeOf } from '../../core/properties/properties.ts';
import { inLanguage } from '../../locales/written.ts';
import type { ContextOf } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { eventPerformance } from '../ticketing/tables/tickets.ts';
import { searchEntry } from './tables/search.ts';

type Context = Pick<ContextOf<typeof searchCalls, 'GET /search'>, 'db' | 'clock' | 'query' | 'language'>;

const MOST = 30;
/** ranking reads the words of each */
const RANKED = 1500;
/** weights of D, C, B and A: the rest, the hotel, the summary, the title */
const WEIGHTS = sql`'{0.05, 0.2, 0.4, 1}'::float4[]`;

/** What members can look at now; a show as long as there is a performance. */
function isVisible(clock: Clock, kind: SearchKind | undefined): SQL | undefined {
  const now = clock.sqlNow();
  const isAhead = sql`exists (select 1 from ${eventPerformance}
    where ${eventPerformance.event} = ${searchEntry.ref} and ${eventPerformance.endsAt} > ${now})`;
  return and(
    kind === undefined ? undefined : eq(searchEntry.kind, kind),
    or(isNull(searchEntry.visibleFrom), lte(searchEntry.visibleFrom, now)),
    or(isNull(searchEntry.visibleUntil), gt(searchEntry.visibleUntil, now)),
    or(ne(searchEntry.kind, 'SHOW'), isAhead),
  );
}

type Row = Omit<
  typeof searchEntry.$inferSelect,
  'titles' | 'words' | 'letters' | 'visibleFrom' | 'visibleUntil'
>;

const COLUMNS = {
  kind: searchEntry.kind,
  ref: searchEntry.ref,
  title: searchEntry.title,
  summary: searchEntry.summary,
  picture: searchEntry.picture,
  property: searchEntry.property,
};

/** The entries for which `matches`, the highest `rank` first. Of very many only `RANKED` are compared. */
async function entries(
  { db, clock, query }: Context,
  { matches, rank }: { matches: SQL; rank: SQL },
): Promise<Row[]> {
  const found = db
    .select({ ...COLUMNS, rank: sql<number>`${rank}`.as('rank') })
    .from(searchEntry)
    .where(and(sql`(${matches})`, isVisible(clock, query.kind)))
    .limit(RANKED)
    .as('found');
  return db.select().from(found).orderBy(desc(found.rank), asc(found.kind), asc(found.ref)).limit(MOST);
}

/** A title that begins with what was typed comes first; places to go to come before what is about them. */
const preferred = (
  folded: SQL,
): SQL => sql`(case when starts_with(${searchEntry.letters}, ${folded}) then 2 else 1 end
  * case ${searchEntry.kind} when 'HOTEL' then 1.5 when 'DINING' then 1.25 when 'SPA' then 1.25
    when 'SHOP' then 1.25 when 'SHOW' then 1.25 else 1 end)`;

/** Words in which a wrong letter leaves enough right ones. */
const latinWords = (text: string): string[] => (text.match(/\p{Script=Latin}{4,}/gu) ?? []).slice(0, 6);

/** What has all words, the last ones perhaps not typed to their end: those with all of them in the title first. */
async function exactly(context: Context, folded: SQL): Promise<Row[]> {
  const { titles, words } = searchEntry;
  const asked = sql`search_query(${context.query.text}, false)`;
  const by = (vector: PgColumn) => ({
    matches: sql`${vector} @@ ${asked}`,
    rank: sql`ts_rank(${WEIGHTS}, ${vector}, ${asked}) * ${preferred(folded)}`,
  });
  const named = await entries(context, by(titles));
  if (named.length === MOST) return named;
  const ranked = await entries(context, by(words));
  const keys = new Set(ranked.map(({ kind, ref }) => `${kind} ${ref}`));
  // a title among too many to rank
  const missed = named.filter(({ kind, ref }) => !keys.has(`${kind} ${ref}`));
  return [...missed, ...ranked].slice(0, MOST);
}

/** What has some of the words, or words in its title that are spelled alike. */
async function nearly(context: Context): Promise<Row[]> {
  const { text } = context.query;
  const { words, letters } = searchEntry;
  const asked = sql`search_query(${text}, true)`;
  const alike = latinWords(text).map((word) => sql`search_fold(${word})`);
  return entries(context, {
    matches: sql.join(
      [sql`${words} @@ ${asked}`, ...alike.map((word) => sql`${word} <% ${letters}`)],
      sql` or `,
    ),
    rank: sql.join(
      [
        sql`coalesce(ts_rank(${WEIGHTS}, ${words}, ${asked}), 0)`,
        ...alike.map((word) => sql`word_similarity(${word}, ${letters})`),
      ],
      sql` + `,
    ),
  });
}

async function rowsFor(context: Context): Promise<{ rows: Row[]; exact: boolean }> {
  const rows = await exactly(context, sql`search_fold(${context.query.text})`);
  return rows.length > 0 ? { rows, exact: true } : { rows: await nearly(context), exact: false };
}

function onWire({ kind, ref, title, summary, picture, property }: Row, language: Language): Found {
  return {
    kind,
    ref,
    title: inLanguage(title, language),
    summary: inLanguage({ ...summary, en: summary.en ?? '' }, language),
    property: property === null ? null : placeOf(property, language),
    picture: picture === null ? null : pictureOf(picture, language).src,
  };
}

/** What members find by words in any language, the best first. */
export async function search(context: Context): Promise<{ found: Found[]; exact: boolean }> {
  const { rows, exact } = await rowsFor(context);
  return { found: rows.map((row) => onWire(row, context.language)), exact };
}
