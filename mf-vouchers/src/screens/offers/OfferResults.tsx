import { useText } from '@resort/shared/i18n';
import { Button, EmptyState } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { rowsOf } from '@resort/shared/ui/list';
import { useOffersInfiniteQuery } from '../../api/offers.ts';
import { bodyOf, type OfferFilter } from '../../offers/filter.ts';
import { OfferList } from '../../offers/OfferList.tsx';
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
  const rows = rowsOf(query.currentData, ({ id }) => id);
  const total = rows === undefined || rows.length === 0 ? 0 : query.currentData?.pages[0]?.total;
  return (
    <section className={styles['results']} aria-label={t('offers.title')}>
      <output className={styles['count']}>{total ? t('offers.count', { count: total }) : ''}</output>
      <OfferList
        label={t('offers.title')}
        query={query}
        items={rows}
        failed={t('offers.failed')}
        empty={
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
        }
      />
    </section>
  );
}
