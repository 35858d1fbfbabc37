import { useText } from '@resort/shared/i18n';
import { Button, EmptyState, SkeletonPictureCard } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { Chips, PagedList, rowsOf } from '@resort/shared/ui/list';
import { useHotelsInfiniteQuery } from '../../api/catalogue.ts';
import type { StayWish } from '../../stay/wish.ts';
import { SORTS, useHotelFilter } from './filter.ts';
import { HotelCard } from './HotelCard.tsx';
import styles from './hotels.module.css';

/** The hotels that match the filter, and the filter. */
export function HotelResults({ wish }: { wish: StayWish }) {
  const t = useText('hotel');
  const [{ area, sort }, change] = useHotelFilter();
  const query = useHotelsInfiniteQuery({ ...wish, sort, ...(area === null ? {} : { areas: [area] }) });
  const rows = rowsOf(query.currentData, ({ hotelId }) => hotelId);
  // those of the list before stay, so that the chips do not go away under the finger
  const areas = query.data?.pages[0]?.areas ?? [];
  return (
    <section className={styles['results']} aria-label={t('hotels.title')}>
      <div className={styles['filters']}>
        <Chips
          label={t('hotels.area')}
          choices={areas.map(({ code, name }) => ({ id: code, label: name }))}
          chosen={area === null ? [] : [area]}
          onChange={([chosen]) => change({ area: chosen ?? null })}
          isSingle
          isRow
        />
        <Chips
          label={t('hotels.order')}
          choices={SORTS.map((each) => ({ id: each, label: t(`hotels.sort.${each}`) }))}
          chosen={[sort]}
          onChange={([chosen]) => change({ sort: chosen ?? SORTS[0] })}
          isSingle
          isRow
        />
      </div>
      <output className={styles['count']}>
        {rows === undefined ? '' : t('hotels.count', { count: rows.length })}
      </output>
      <PagedList
        label={t('hotels.title')}
        query={query}
        items={rows}
        keyOf={({ hotelId }) => hotelId}
        render={(hotel) => <HotelCard hotel={hotel} wish={wish} />}
        waiting={<SkeletonPictureCard />}
        failed={t('hotels.failed')}
        empty={
          <EmptyState
            art={<Illustration of="search" />}
            title={t('hotels.none.title')}
            why={t('hotels.none.why')}
            action={
              <Button look="quiet" onClick={() => change({ area: null })}>
                {t('hotels.none.all')}
              </Button>
            }
          />
        }
      />
    </section>
  );
}
