import type { enjoyCalls } from '@resort/mf-content/contract';
import { ENJOY_CATEGORIES } from '../texts/topics.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { findPage, hasId } from './find-page.ts';
import { listPages, usedTopics, type Reading } from './list-pages.ts';
import { detailOf } from './page-rows.ts';

export const enjoyList = (context: ContextOf<typeof enjoyCalls, 'GET /api/enjoy/list'>) =>
  listPages(context, 'ENJOY', { ...context.query, topic: context.query.categoryId });

export async function enjoyDetail(context: ContextOf<typeof enjoyCalls, 'GET /api/enjoy/detail'>) {
  return detailOf(await findPage(context, 'ENJOY', hasId(context.query.id)), context.language);
}

export const enjoyCategories = (context: Reading) => usedTopics(context, 'ENJOY', ENJOY_CATEGORIES);
