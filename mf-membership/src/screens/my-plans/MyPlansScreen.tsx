import { useReadAt } from '@resort/shared/api';
import { usePlansQuery, type Plan } from '@resort/shared/calls/plans';
import { useText } from '@resort/shared/i18n';
import { toServed } from '@resort/shared/routes';
import {
  ButtonLink,
  EmptyState,
  ErrorCard,
  Page,
  SkeletonCard,
  useUpdated,
  Waiting,
} from '@resort/shared/ui';
import { AddToCalendar } from '@resort/shared/ui/calendar-file';
import { Illustration } from '@resort/shared/ui/illustration';
import { PullToRefresh } from '@resort/shared/ui/list';
import { lazy, Suspense } from 'react';
import { byDay } from '../../plans/by-day.ts';
import { Day } from './Day.tsx';
import { eventOf } from './event-of.ts';
import { OrderLists } from './OrderLists.tsx';
import styles from './my-plans.module.css';

/** Few members wait for something, and the list must not wait for it. */
const WaitingList = lazy(() => import('./WaitingList.tsx'));

/** Few members share their plans, and the list must not wait for it. */
const ShareTrip = lazy(() => import('./ShareTrip.tsx'));

/** Everything that the member has ahead, day by day; the order lists are its filters. */
export default function MyPlansScreen() {
  const t = useText('membership');
  const query = usePlansQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { data, isError, isFetching, fulfilledTimeStamp, refetch } = query;
  const updated = useUpdated(useReadAt('/member/plans'), fulfilledTimeStamp);
  return (
    <Page title={t('plans.title')}>
      <OrderLists />
      <PullToRefresh onRefresh={() => void refetch()} isRefreshing={isFetching} updated={updated}>
        {data === undefined ? null : <Plans plans={data.plans} />}
        {data === undefined && isError ? (
          <ErrorCard message={t('plans.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined && !isError ? (
          <Waiting>
            <SkeletonCard />
            <SkeletonCard />
          </Waiting>
        ) : null}
      </PullToRefresh>
      {data === undefined && !isError ? null : (
        <Suspense>
          <WaitingList />
        </Suspense>
      )}
    </Page>
  );
}

function Plans({ plans }: { plans: readonly Plan[] }) {
  const t = useText('membership');
  if (plans.length === 0) return <NoPlans />;
  const events = plans.flatMap((plan) => eventOf(plan, location.href) ?? []);
  return (
    <div className={styles['days']}>
      {byDay(plans).map(({ day, plans: own }) => (
        <Day key={day} day={day} plans={own} all={plans} />
      ))}
      {events.length === 0 ? null : (
        <AddToCalendar event={events} name="resort-plans" label={t('plans.calendar')} />
      )}
      <Suspense>
        <ShareTrip plans={plans} />
      </Suspense>
    </div>
  );
}

function NoPlans() {
  const t = useText('membership');
  const book = toServed('/book') ?? toServed('/hotels');
  return (
    <EmptyState
      art={<Illustration of="bookings" />}
      title={t('comingUp.empty')}
      why={t('comingUp.invitation')}
      action={book === undefined ? undefined : <ButtonLink to={book}>{t('plans.book')}</ButtonLink>}
    />
  );
}
