import type { enjoyCalls } from '@resort/mf-content/contract';
import type { SharedContextOf } from '../../../platform/context.ts';
import { findDetail, hasId } from './find-page.ts';
import { listPages, usedTopics, type Reading } from './list-pages.ts';

export const enjoyList = (context: SharedContextOf<typeof enjoyCalls, 'GET /api/enjoy/list'>) =>
  listPages(context, 'ENJOY', { ...context.query, topic: context.query.categoryId });

export const enjoyDetail = (context: SharedContextOf<typeof enjoyCalls, 'GET /api/enjoy/detail'>) =>
  findDetail(context, 'ENJOY', hasId(context.query.id));

export const enjoyCategories = (context: Reading) => usedTopics(context, 'ENJOY');
