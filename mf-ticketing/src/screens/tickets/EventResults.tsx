import { useText } from '@resort/shared/i18n';
import { Button, EmptyState, SkeletonPictureCard } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PagedList, rowsOf } from '@resort/shared/ui/list';
import { useEventsInfiniteQuery } from '../../api/catalogue.ts';
import { EventCard } from '../../events/EventCard.tsx';
import { queryOf, type EventFilter } from '../../events/filter.ts';
import styles from './tickets.module.css';

interface EventResultsProps {
  filter: EventFilter;
  /** lifts every filter */
  onReset: () => void;
}

/** The events that the filter leaves, with how many there are. */
export function EventResults({ filter, onReset }: EventResultsProps) {
  const t = useText('ticketing');
  // the availability changes by the minute
  const query = useEventsInfiniteQuery(queryOf(filter), { refetchOnMountOrArgChange: 60 });
  const rows = rowsOf(query.currentData, ({ ticketId }) => ticketId);
  const total = rows === undefined || rows.length === 0 ? 0 : query.currentData?.pages[0]?.total;
  return (
    <section className={styles['results']} aria-label={t('tickets.title')}>
      <output className={styles['count']}>{total ? t('tickets.count', { count: total }) : ''}</output>
      <PagedList
        label={t('tickets.title')}
        query={query}
        items={rows}
        keyOf={({ ticketId }) => ticketId}
        render={(event) => <EventCard event={event} date={filter.date} />}
        waiting={<SkeletonPictureCard />}
        failed={t('tickets.failed')}
        empty={
          <EmptyState
            art={<Illustration of="search" />}
            title={t('tickets.none.title')}
            why={t('tickets.none.why')}
            action={
              <Button look="quiet" onClick={onReset}>
                {t('tickets.reset')}
              </Button>
            }
          />
        }
      />
    </section>
  );
}
