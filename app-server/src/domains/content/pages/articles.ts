import type { articleCalls } from '@resort/mf-content/contract';
import { ARTICLE_TOPICS } from '../texts/topics.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { findPage, hasId } from './find-page.ts';
import { listPages, listRelated, usedTopics, type Reading } from './list-pages.ts';
import { detailOf } from './page-rows.ts';

/** The number of articles in a row below an article. */
const RELATED = 3;

type ListContext = ContextOf<typeof articleCalls, 'GET /article/articles'>;
type DetailContext = ContextOf<typeof articleCalls, 'GET /article/articles/detail'>;

export const articles = (context: ListContext) =>
  listPages(context, 'ARTICLE', { ...context.query, topic: context.query.topicId });

export async function article(context: DetailContext) {
  return detailOf(await findPage(context, 'ARTICLE', hasId(context.query.id)), context.language);
}

export async function recommended(
  context: ContextOf<typeof articleCalls, 'GET /article/articles/recommend'>,
) {
  const { page } = await findPage(context, 'ARTICLE', hasId(context.query.id));
  return listRelated(context, 'ARTICLE', page, RELATED);
}

export const articleTopics = (context: Reading) => usedTopics(context, 'ARTICLE', ARTICLE_TOPICS);
