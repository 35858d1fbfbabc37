import { useReadAt } from '@resort/shared/api';
import {
  useArticlesInfiniteQuery,
  useArticleTopicsQuery,
  useEnjoyCategoriesQuery,
  useEnjoymentsInfiniteQuery,
} from '../../api/articles.ts';
import type { StoryKind } from '../../articles/where.ts';

/** Stories of a kind, of all topics or of one; with the topics, and when an earlier visit read them. */
export function useStories(kind: StoryKind, topicId: string | undefined) {
  const isEnjoy = kind === 'enjoy';
  const ofTopic = topicId === undefined ? {} : { topicId };
  const ofCategory = topicId === undefined ? {} : { categoryId: topicId };
  const articles = useArticlesInfiniteQuery(ofTopic, { skip: isEnjoy });
  const topics = useArticleTopicsQuery(undefined, { skip: isEnjoy });
  const enjoyments = useEnjoymentsInfiniteQuery(ofCategory, { skip: !isEnjoy });
  const categories = useEnjoyCategoriesQuery(undefined, { skip: !isEnjoy });
  const articlesReadAt = useReadAt('/article/articles', { ...ofTopic, pageNum: 1 });
  const enjoymentsReadAt = useReadAt('/api/enjoy/list', { ...ofCategory, pageNum: 1 });
  return isEnjoy
    ? { query: enjoyments, topics: categories.data ?? [], readAt: enjoymentsReadAt }
    : { query: articles, topics: topics.data ?? [], readAt: articlesReadAt };
}
