import { personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import {
  ButtonLink,
  EmptyState,
  ErrorCard,
  LinkRow,
  List,
  Notice,
  Page,
  SectionHeading,
  SkeletonRows,
  Waiting,
} from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import type { Companions, Guest } from '../../../contract/index.ts';
import { MOST_COMPANIONS } from '../../../contract/most-companions.ts';
import { CompanionCard } from './CompanionCard.tsx';
import styles from './companions.module.css';

interface CompanionListProps {
  list: { data?: Companions | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** Who often comes along: names that a booking fills in by one tap. */
export function CompanionList({ list }: CompanionListProps) {
  const t = useText('hotel');
  const { data, isError, isFetching, refetch } = list;
  const add = (
    <ButtonLink wide to={to('/companions', { edit: 'new' })}>
      {t('companions.add')}
    </ButtonLink>
  );
  const count = data?.companions.length ?? 0;
  return (
    <Page title={t('companions.title')} lead={t('companions.lead')}>
      {data === undefined && isError ? (
        <ErrorCard message={t('companions.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && !isError ? (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      ) : null}
      {data !== undefined && count === 0 ? (
        <EmptyState
          art={<Illustration of="bookings" />}
          title={t('companions.none')}
          why={t('companions.noneWhy')}
          action={add}
        />
      ) : null}
      {data === undefined || data.companions.length === 0 ? null : (
        <>
          <ul className={styles['companions']} aria-label={t('companions.title')}>
            {data.companions.map((companion) => (
              <li key={companion.id}>
                <CompanionCard companion={companion} />
              </li>
            ))}
          </ul>
          {count < MOST_COMPANIONS ? (
            add
          ) : (
            <Notice>{t('companions.full', { most: String(MOST_COMPANIONS) })}</Notice>
          )}
        </>
      )}
      {data === undefined || data.showGuests.length === 0 ? null : (
        <ShowGuests showGuests={data.showGuests} />
      )}
    </Page>
  );
}

/** Saved with a document, and offered for stays as well. */
function ShowGuests({ showGuests }: { showGuests: readonly Guest[] }) {
  const t = useText('hotel');
  const language = currentLanguage();
  return (
    <section className={styles['showGuests']} aria-labelledby="show-guests">
      <SectionHeading id="show-guests" title={t('companions.showGuests')} />
      <p className={styles['why']}>{t('companions.showGuestsWhy')}</p>
      <List>
        <LinkRow
          to={to('/real-name')}
          title={showGuests.map((one) => personName(one, language)).join(' · ')}
        />
      </List>
    </section>
  );
}
