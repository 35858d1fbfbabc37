import { useReadAt } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { Button, EmptyState, Page, SkeletonPictureCard } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { Chips, PagedList, PullToRefresh, rowsOf } from '@resort/shared/ui/list';
import { useArticlesInfiniteQuery, useArticleTopicsQuery } from '../../api/articles.ts';
import { ArticleCard } from '../../articles/ArticleCard.tsx';
import { useUpdated } from '../../parts/use-updated.ts';
import styles from './articles.module.css';

/** The magazine: stories, the latest first, of all topics or of the one in the address. */
export default function ArticlesScreen() {
  const t = useText('content');
  const [params, setParams] = useSearchParams();
  const topicId = params.get('topic') ?? undefined;
  const asked = topicId === undefined ? {} : { topicId };
  const query = useArticlesInfiniteQuery(asked);
  const { data: topics = [] } = useArticleTopicsQuery();
  const readAt = useReadAt('/article/articles', { ...asked, pageNum: 1 });
  const updated = useUpdated(readAt, query.fulfilledTimeStamp);
  const rows = rowsOf(query.currentData, ({ id }) => id);
  const choose = (topic: string | undefined) =>
    setParams(topic === undefined ? {} : { topic }, { replace: true, preventScrollReset: true });
  return (
    <Page title={t('articles.title')} lead={t('articles.lead')}>
      <PullToRefresh
        onRefresh={() => void query.refetch()}
        isRefreshing={query.isFetching && !query.isFetchingNextPage}
        updated={updated}
      >
        <div className={styles['list']}>
          <div className={styles['topics']}>
            <Chips
              label={t('articles.topics')}
              choices={topics.map(({ id, name }) => ({ id, label: name }))}
              chosen={topicId === undefined ? [] : [topicId]}
              onChange={([topic]) => choose(topic)}
              isSingle
              isRow
            />
          </div>
          <PagedList
            label={t('articles.title')}
            query={query}
            items={rows}
            keyOf={({ id }) => id}
            render={(article) => <ArticleCard article={article} eager={article === rows?.[0]} />}
            waiting={<SkeletonPictureCard />}
            failed={t('articles.failed')}
            empty={
              <EmptyState
                art={<Illustration of="search" />}
                title={t('articles.none.title')}
                why={t('articles.none.why')}
                action={
                  <Button look="quiet" onClick={() => choose(undefined)}>
                    {t('articles.reset')}
                  </Button>
                }
              />
            }
          />
        </div>
      </PullToRefresh>
    </Page>
  );
}
