import { useReadAt } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { EmptyState, Page, SkeletonPictureCard, useUpdated } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PagedList, PullToRefresh, rowsOf } from '@resort/shared/ui/list';
import { Tabs, useTabInAddress } from '@resort/shared/ui/tabs';
import { useActivitiesInfiniteQuery, useMyActivitiesInfiniteQuery } from '../../api/activities.ts';
import { ActivityCard } from '../../activities/ActivityCard.tsx';

const TABS = ['upcoming', 'mine'] as const;

/** Activities at the resort, and the member's places. */
export default function ActivitiesScreen() {
  const t = useText('content');
  const [tab, select] = useTabInAddress(TABS);
  const isMine = tab === 'mine';
  const upcoming = useActivitiesInfiniteQuery({}, { skip: isMine, refetchOnMountOrArgChange: true });
  const mine = useMyActivitiesInfiniteQuery({}, { skip: !isMine, refetchOnMountOrArgChange: true });
  const query = isMine ? mine : upcoming;
  const readAt = useReadAt(`/appServer/activity/${isMine ? 'mine' : 'list'}`, { pageNum: 1 });
  const updated = useUpdated(readAt, query.fulfilledTimeStamp);
  const rows = rowsOf(query.currentData, ({ id }) => id);
  return (
    <Page title={t('activities.title')} lead={t('activities.lead')}>
      <PullToRefresh
        onRefresh={() => void query.refetch()}
        isRefreshing={query.isFetching && !query.isFetchingNextPage}
        updated={updated}
      >
        <Tabs
          label={t('activities.title')}
          tabs={TABS.map((id) => ({ id, label: t(`activities.tab.${id}`) }))}
          selected={tab}
          onSelect={select}
        >
          <PagedList
            label={t(`activities.tab.${tab}`)}
            query={query}
            items={rows}
            keyOf={({ id }) => id}
            render={(activity) => <ActivityCard activity={activity} />}
            waiting={<SkeletonPictureCard />}
            failed={t('activities.failed')}
            empty={
              <EmptyState
                art={<Illustration of="bookings" />}
                title={t(`activities.none.${tab}.title`)}
                why={t(`activities.none.${tab}.why`)}
              />
            }
          />
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}
