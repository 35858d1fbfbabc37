import type { ArticleBrief, ArticleDetail } from '@resort/mf-content/contract';
import { LANGUAGE_TAGS, type Language } from '@resort/shared/contract';
import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { coverOf, pictureOf } from '../../../core/pictures/picture-of.ts';
import { inLanguage } from '../../../locales/written.ts';
import { sanitise } from '../../../core/content/sanitise.ts';
import type { Caller, Executor } from '../../../platform/context.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import { articleLike, page, type PageKind } from '../tables/content.ts';
import type { Topic } from './topics.ts';

/** An id that no member has. */
const NOBODY = 0;
const WORDS_A_MINUTE = 220;

/** Published pages of a kind. */
export const isPublished = (clock: Clock, kind: PageKind): SQL | undefined =>
  and(
    eq(page.kind, kind),
    lte(page.publishedAt, clock.sqlNow()),
    or(isNull(page.withdrawnAt), gt(page.withdrawnAt, clock.sqlNow())),
  );

/** Pages for one reader; a visitor likes none. */
export function selectPages(db: Executor, caller: Caller) {
  const memberId = caller.kind === 'member' ? caller.memberId : NOBODY;
  return db
    .select({
      page,
      likes: sql<number>`(select count(*)::int from ${articleLike} where ${articleLike.pageId} = ${page.id})`,
      likedAt: articleLike.at,
    })
    .from(page)
    .leftJoin(articleLike, and(eq(articleLike.pageId, page.id), eq(articleLike.memberId, memberId)))
    .$dynamic();
}

export type PageRow = Awaited<ReturnType<typeof selectPages>>[number];

/** The number of words by the language's rules, also without spaces. */
function minutesOf(html: string, language: Language): number {
  const words = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' }).segment(html);
  const count = Array.from(words).filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(count / WORDS_A_MINUTE));
}

/** The fields of a list row; `topics`: those of its kind. */
export function briefOf(
  { page: row, likes, likedAt }: PageRow,
  topics: readonly Topic[],
  language: Language,
): ArticleBrief {
  const topic = topics.find(({ code }) => code === row.topic);
  return {
    id: String(row.id),
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    picture: coverOf(row.pictures, language),
    topic: { id: row.topic, name: topic?.name[language] ?? row.topic },
    publishedAt: macauInstant(row.publishedAt),
    minutes: minutesOf(inLanguage(row.html, language), language),
    likes,
    liked: likedAt !== null,
  };
}

/** The page itself. */
export function detailOf(row: PageRow, topics: readonly Topic[], language: Language): ArticleDetail {
  const brief = briefOf(row, topics, language);
  return {
    ...brief,
    html: sanitise(inLanguage(row.page.html, language)),
    pictures: row.page.pictures.map((picture) => pictureOf(picture, language)),
    share: { title: brief.title, text: brief.summary },
  };
}
