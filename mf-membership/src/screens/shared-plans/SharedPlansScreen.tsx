import { isNotFound } from '@resort/shared/api';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonCard, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useSharedPlansQuery } from '../../api/shared-plans.ts';
import { byDay } from '../../plans/by-day.ts';
import { SharedDay } from './SharedDay.tsx';
import styles from './shared-plans.module.css';

/** The plans that a member shared by a link, for whoever has it. */
export default function SharedPlansScreen() {
  const t = useText('membership');
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, isFetching, refetch } = useSharedPlansQuery({ token }, { refetchOnFocus: true });
  // a link that was stopped while the page was open must not go on showing its plans
  if (error !== undefined && isNotFound(error)) return <Gone />;
  if (data === undefined && error !== undefined) {
    return (
      <Page title={t('sharedPlans.title')}>
        <ErrorCard message={t('plans.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page title={t('sharedPlans.title')}>
        <Waiting>
          <SkeletonCard />
          <SkeletonCard />
        </Waiting>
      </Page>
    );
  }
  const until = formatBusinessDate(data.until, currentLanguage());
  return (
    <Page title={t('sharedPlans.title')} lead={t('sharedPlans.lead', { date: until })}>
      {data.plans.length === 0 ? <p>{t('sharedPlans.none')}</p> : null}
      <div className={styles['days']}>
        {byDay(data.plans).map(({ day, plans }) => (
          <SharedDay key={day} day={day} plans={plans} />
        ))}
      </div>
    </Page>
  );
}

/** Unknown, stopped and over look alike, so that a link tells nothing about its member. */
function Gone() {
  const t = useText('membership');
  return (
    <Page title={t('sharedPlans.title')}>
      <EmptyState
        art={<Illustration of="bookings" />}
        title={t('sharedPlans.gone')}
        why={t('sharedPlans.goneWhy')}
        action={<ButtonLink to="/join-us">{t('sharedPlans.home')}</ButtonLink>}
      />
    </Page>
  );
}
