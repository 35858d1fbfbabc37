import { useText } from '@resort/shared/i18n';
import { Button, EmptyState, ErrorCard, SkeletonPictureCard, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { EndlessList } from '@resort/shared/ui/list';
import { useOffersInfiniteQuery } from '../../api/offers.ts';
import { rowsOf } from '../../api/pages.ts';
import { bodyOf, type OfferFilter } from '../../offers/filter.ts';
import { OfferCard } from '../../offers/OfferCard.tsx';
import styles from './offers.module.css';

interface OfferResultsProps {
  filter: OfferFilter;
  /** lifts every filter */
  onReset: () => void;
}

/** The offers that the filter leaves, with how many there are. */
export function OfferResults({ filter, onReset }: OfferResultsProps) {
  const t = useText('vouchers');
  const query = useOffersInfiniteQuery(bodyOf(filter));
  const rows = rowsOf(query.currentData);
  if (rows === undefined) {
    return query.isError ? (
      <ErrorCard
        message={t('offers.failed')}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Waiting>
        <SkeletonPictureCard />
      </Waiting>
    );
  }
  const total = query.currentData?.pages[0]?.total ?? rows.length;
  return (
    <section className={styles['results']} aria-label={t('offers.title')}>
      <output className={styles['count']}>
        {rows.length === 0 ? '' : t('offers.count', { count: total })}
      </output>
      {rows.length === 0 ? (
        <EmptyState
          art={<Illustration of="search" />}
          title={t('offers.none.title')}
          why={t('offers.none.why')}
          action={
            <Button look="quiet" onClick={onReset}>
              {t('offers.reset')}
            </Button>
          }
        />
      ) : (
        <EndlessList
          label={t('offers.title')}
          items={rows}
          keyOf={({ id }) => id}
          render={(offer) => <OfferCard offer={offer} eager={offer === rows[0]} />}
          hasMore={query.hasNextPage}
          isLoadingMore={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </section>
  );
}
