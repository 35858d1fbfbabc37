import type { articleCalls } from '@resort/mf-content/contract';
import type { SharedContextOf } from '../../../platform/context.ts';
import { findDetail, findPage, hasId } from './find-page.ts';
import { listPages, listRelated, usedTopics, type Reading } from './list-pages.ts';

/** The number of articles in a row below an article. */
const RELATED = 3;

type ListContext = SharedContextOf<typeof articleCalls, 'GET /article/articles'>;
type DetailContext = SharedContextOf<typeof articleCalls, 'GET /article/articles/detail'>;

export const articles = (context: ListContext) =>
  listPages(context, 'ARTICLE', { ...context.query, topic: context.query.topicId });

export const article = (context: DetailContext) => findDetail(context, 'ARTICLE', hasId(context.query.id));

export async function recommended(
  context: SharedContextOf<typeof articleCalls, 'GET /article/articles/recommend'>,
) {
  const { page } = await findPage(context, 'ARTICLE', hasId(context.query.id));
  return listRelated(context, 'ARTICLE', page, RELATED);
}

export const articleTopics = (context: Reading) => usedTopics(context, 'ARTICLE');
