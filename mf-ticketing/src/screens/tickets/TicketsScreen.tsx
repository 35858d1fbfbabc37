import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, Page } from '@resort/shared/ui';
import { SearchBar } from '@resort/shared/ui/filter';
import { Chips, RemovableChips } from '@resort/shared/ui/list';
import { lazy, Suspense, useState } from 'react';
import { KINDS, MAX_KEYWORD, NOTHING, useEventFilter } from '../../events/filter.ts';
import { today } from '../../events/today.ts';
import { DayFilter } from './DayFilter.tsx';
import { EventResults } from './EventResults.tsx';
import styles from './tickets.module.css';
import { useHotels } from './use-hotels.ts';

const HotelSheet = lazy(() => import('./HotelSheet.tsx'));

/** /tickets: shows and attractions, by day, kind, hotel and keyword. */
export default function TicketsScreen() {
  const t = useText('ticketing');
  const [filter, change] = useEventFilter(today());
  const [isChoosing, setChoosing] = useState(false);
  const hotel = useHotels().find(({ id }) => id === filter.property);
  return (
    <Page
      title={t('tickets.title')}
      lead={t('tickets.lead')}
      actions={
        <ButtonLink look="plain" to={to('/ticket-orders')}>
          {t('tickets.mine')}
        </ButtonLink>
      }
    >
      <div className={styles['controls']}>
        <SearchBar
          label={t('tickets.search')}
          keyword={filter.keyword}
          max={MAX_KEYWORD}
          onChange={(keyword) => change({ keyword })}
          filter={t('tickets.hotel')}
          onFilter={() => setChoosing(true)}
        />
        <DayFilter date={filter.date} onChange={(date) => change({ date })} />
        <Chips
          label={t('tickets.kind')}
          choices={KINDS.map((kind) => ({ id: kind, label: t(`tickets.kinds.${kind}`) }))}
          chosen={filter.kind === null ? [] : [filter.kind]}
          onChange={([kind]) => change({ kind: kind ?? null })}
          isSingle
          isRow
        />
        <RemovableChips
          label={t('tickets.inForce')}
          choices={hotel === undefined ? [] : [hotel]}
          onRemove={() => change({ property: null })}
        />
      </div>
      <EventResults filter={filter} onReset={() => change(NOTHING)} />
      {isChoosing ? (
        <Suspense fallback={null}>
          <HotelSheet
            chosen={filter.property}
            onChoose={(property) => change({ property })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
