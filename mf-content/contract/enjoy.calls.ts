import { pageOf, queryPaging } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { articleBrief, articleDetail } from './articles.calls.ts';
import { choice, code, id } from './ids.ts';

/** Things to do during a stay: rituals, walks, workshops. Shaped like articles. */
export const enjoyCalls = defineCalls({
  'GET /api/enjoy/list': {
    query: z.object({ categoryId: z.optional(code), ...queryPaging }),
    reply: pageOf(articleBrief),
    access: 'anyone',
    summary: 'Things to enjoy, in the editors’ order',
  },
  'GET /api/enjoy/detail': {
    query: z.object({ id }),
    reply: articleDetail,
    access: 'anyone',
    errors: ['GONE'],
    summary: 'One of them. CONTENT_GONE: there is none, or no longer',
  },
  'GET /api/enjoy/categories': {
    reply: z.array(choice),
    access: 'anyone',
    summary: 'Categories that hold something, in their order',
  },
});
