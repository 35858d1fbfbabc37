import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { Button, EmptyState, Page, SkeletonPictureCard, useUpdated } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { Chips, PagedList, PullToRefresh, rowsOf } from '@resort/shared/ui/list';
import { ArticleCard } from '../../articles/ArticleCard.tsx';
import { storyKindOf } from '../../articles/where.ts';
import styles from './articles.module.css';
import { useStories } from './use-stories.ts';

/** A filter that is changed leaves the reader where they are. */
const HERE = { replace: true, preventScrollReset: true };

/** The magazine, or things to enjoy with `kind=enjoy`: all, or one topic from the address. */
export default function ArticlesScreen() {
  const t = useText('content');
  const [params, setParams] = useSearchParams();
  const topicId = params.get('topic') ?? undefined;
  const kind = storyKindOf(params.get('kind'));
  const isEnjoy = kind === 'enjoy';
  const { query, topics, readAt } = useStories(kind, topicId);
  const updated = useUpdated(readAt, query.fulfilledTimeStamp);
  const rows = rowsOf(query.currentData, ({ id }) => id);
  const choose = (topic: string | undefined) =>
    setParams({ ...(isEnjoy ? { kind } : {}), ...(topic === undefined ? {} : { topic }) }, HERE);
  return (
    <Page
      title={t(isEnjoy ? 'enjoy.title' : 'articles.title')}
      lead={t(isEnjoy ? 'enjoy.lead' : 'articles.lead')}
    >
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
            label={t(isEnjoy ? 'enjoy.title' : 'articles.title')}
            query={query}
            items={rows}
            keyOf={({ id }) => id}
            render={(article) => <ArticleCard article={article} kind={kind} />}
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
