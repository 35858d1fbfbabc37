import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Notice, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { MOST_VISITORS } from '../../../contract/most-visitors.ts';
import { useVisitorsQuery } from '../../api/visitors.ts';
import styles from './real-name.module.css';
import { VisitorCard } from './VisitorCard.tsx';

/** Those who often come along, with their documents; numbers are only ever shown masked. */
export default function RealNameScreen() {
  const t = useText('ticketing');
  const { data, isFetching, isError, refetch } = useVisitorsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const add = (
    <ButtonLink wide to={to('/real-name-edit')}>
      {t('visitors.add')}
    </ButtonLink>
  );
  return (
    <Page title={t('visitors.title')} lead={t('visitors.lead')}>
      {data === undefined && isError ? (
        <ErrorCard message={t('visitors.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && !isError ? (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      ) : null}
      {data?.length === 0 ? (
        <EmptyState
          art={<Illustration of="search" />}
          title={t('visitors.none')}
          why={t('visitors.noneWhy')}
          action={add}
        />
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <>
          <ul className={styles['visitors']} aria-label={t('visitors.list')}>
            {data.map((visitor) => (
              <li key={visitor.id}>
                <VisitorCard visitor={visitor} />
              </li>
            ))}
          </ul>
          {data.length < MOST_VISITORS ? add : <Notice>{t('visitors.full', { count: data.length })}</Notice>}
        </>
      )}
    </Page>
  );
}
