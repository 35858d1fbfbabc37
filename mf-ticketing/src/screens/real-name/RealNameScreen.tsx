import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Notice, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { MOST_GUESTS } from '../../../contract/most-guests.ts';
import { useGuestsQuery } from '../../api/guests.ts';
import styles from './real-name.module.css';
import { GuestCard } from './GuestCard.tsx';

/** Those who often come along, with their documents; numbers are only ever shown masked. */
export default function RealNameScreen() {
  const t = useText('ticketing');
  const { data, isFetching, isError, refetch } = useGuestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const add = (
    <ButtonLink wide to={to('/real-name-edit')}>
      {t('guests.add')}
    </ButtonLink>
  );
  return (
    <Page title={t('guests.title')} lead={t('guests.lead')}>
      {data === undefined && isError ? (
        <ErrorCard message={t('guests.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && !isError ? (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      ) : null}
      {data?.length === 0 ? (
        <EmptyState
          art={<Illustration of="search" />}
          title={t('guests.none')}
          why={t('guests.noneWhy')}
          action={add}
        />
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <>
          <ul className={styles['guests']} aria-label={t('guests.list')}>
            {data.map((guest) => (
              <li key={guest.id}>
                <GuestCard guest={guest} />
              </li>
            ))}
          </ul>
          {data.length < MOST_GUESTS ? add : <Notice>{t('guests.full', { count: data.length })}</Notice>}
        </>
      )}
    </Page>
  );
}
