import { useText } from '@resort/shared/i18n';
import { Button, EmptyState, SkeletonPictureCard } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PagedList, rowsOf } from '@resort/shared/ui/list';
import type { ReactNode } from 'react';
import type { ShopKind } from '../../../contract/index.ts';
import { useOutletsInfiniteQuery } from '../../api/catalogue.ts';
import { bodyOf, type OutletFilter } from '../../outlets/filter.ts';
import { OutletCard } from '../../outlets/OutletCard.tsx';
import styles from './outlets.module.css';

interface OutletResultsProps {
  kind: ShopKind;
  filter: OutletFilter;
  /** lifts every filter */
  onReset: () => void;
  /** below the list, not before that has its height */
  children: ReactNode;
}

/** The outlets that the filter leaves, with how many there are. */
export function OutletResults({ kind, filter, onReset, children }: OutletResultsProps) {
  const t = useText('shop');
  // the availability changes by the minute
  const query = useOutletsInfiniteQuery(bodyOf(filter, kind), { refetchOnMountOrArgChange: 60 });
  const rows = rowsOf(query.currentData, ({ shopId }) => shopId);
  const total = rows === undefined || rows.length === 0 ? 0 : query.currentData?.pages[0]?.total;
  return (
    <>
      <section className={styles['results']} aria-label={t(`list.title.${kind}`)}>
        <output className={styles['count']}>{total ? t('list.count', { count: total }) : ''}</output>
        <PagedList
          label={t(`list.title.${kind}`)}
          query={query}
          items={rows}
          keyOf={({ shopId }) => shopId}
          render={(outlet) => <OutletCard outlet={outlet} wanted={kind === 'SHOP' ? undefined : filter} />}
          waiting={<SkeletonPictureCard />}
          failed={t('list.failed')}
          empty={
            <EmptyState
              art={<Illustration of="search" />}
              title={t('list.none.title')}
              why={t('list.none.why')}
              action={
                <Button look="quiet" onClick={onReset}>
                  {t('list.reset')}
                </Button>
              }
            />
          }
        />
      </section>
      {rows === undefined && !query.isError ? null : children}
    </>
  );
}
