import { pageOf, picture, queryPaging } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { choice, code, id } from './ids.ts';

/** The fields that lists show of an article, a leisure tip and a page about Macau. */
export const articleBrief = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  picture,
  /** its topic or category, which lists filter by, and the name of it */
  topic: z.object({ id: z.string(), name: z.string() }),
  /** instant, +08:00 */
  publishedAt: z.string(),
  /** minutes that reading it takes, at least 1 */
  minutes: z.int(),
  likes: z.int(),
  /** by this member; false for a visitor */
  liked: z.boolean(),
});
export type ArticleBrief = z.infer<typeof articleBrief>;

export const articleDetail = z.extend(articleBrief, {
  /**
   * Sanitised by the server: p, br, h2, h3, ul, ol, li, strong, em, a (https or a path, nothing else), blockquote;
   * well-formed, no other attribute than `href`.
   */
  html: z.string(),
  pictures: z.array(picture),
  /** the preview of a shared link */
  share: z.object({ title: z.string(), text: z.string() }),
});
export type ArticleDetail = z.infer<typeof articleDetail>;

const likes = z.object({ liked: z.boolean(), likes: z.int() });
export type ArticleLikes = z.infer<typeof likes>;

const list = {
  query: z.object({
    /** without it, of all topics */
    topicId: z.optional(code),
    ...queryPaging,
  }),
  reply: pageOf(articleBrief),
  access: 'anyone',
} as const;
const detail = { query: z.object({ id }), reply: articleDetail, access: 'anyone' } as const;
const topics = { reply: z.array(choice), access: 'anyone' } as const;

/** The magazine. `/article` and `/api/article` are two ways to one store. */
export const articleCalls = defineCalls({
  'GET /article/articles': { ...list, summary: 'Articles, the latest first' },
  'GET /article/articles/detail': {
    ...detail,
    errors: ['GONE'],
    summary: 'An article. CONTENT_GONE: there is none, or no longer',
  },
  'GET /article/articles/recommend': {
    query: z.object({ id }),
    reply: z.array(articleBrief),
    access: 'anyone',
    summary: 'What to read after an article: three at most, of its topic first',
  },
  'GET /article/topics': { ...topics, summary: 'Topics that have articles, in their order' },
  'POST /article/articles/{id}/like': {
    reply: likes,
    errors: ['GONE'],
    summary: 'Likes an article; a second time changes nothing. CONTENT_GONE: there is none',
  },
  'DELETE /article/articles/{id}/like': {
    reply: likes,
    errors: ['GONE'],
    summary: 'Takes the like back; a second time changes nothing. CONTENT_GONE: there is none',
  },
  'GET /api/article/list': { ...list, summary: 'The same as GET /article/articles' },
  'GET /api/article/detail': {
    ...detail,
    errors: ['GONE'],
    summary: 'The same as GET /article/articles/detail',
  },
  'GET /api/article/topics': { ...topics, summary: 'The same as GET /article/topics' },
});
