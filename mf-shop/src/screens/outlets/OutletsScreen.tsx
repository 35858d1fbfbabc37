import { useText } from '@resort/shared/i18n';
import { useLocation } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, Page } from '@resort/shared/ui';
import { ShortCuts } from '@resort/shared/ui/tiles';
import { SearchBar } from '@resort/shared/ui/filter';
import { lazy, Suspense, useState } from 'react';
import type { ShopKind } from '../../../contract/index.ts';
import { useOutletIconsQuery } from '../../api/catalogue.ts';
import { isWhole, MAX_KEYWORD, narrowings, NOTHING, useOutletFilter } from '../../outlets/filter.ts';
import { Banners } from './Banners.tsx';
import { InForce } from './InForce.tsx';
import { LabelChips } from './LabelChips.tsx';
import { OutletResults } from './OutletResults.tsx';
import styles from './outlets.module.css';
import { WishButton } from './WishButton.tsx';

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

const KINDS: readonly (readonly [end: string, ShopKind])[] = [
  ['/dining', 'DINING'],
  ['/spa', 'SPA'],
];

/** /dining, /spa and /shops: outlets of one kind, with their nearest available times. */
export default function OutletsScreen() {
  const { pathname } = useLocation();
  const kind = KINDS.find(([end]) => pathname.endsWith(end))?.[1] ?? 'SHOP';
  return <Outlets key={kind} kind={kind} />;
}

function Outlets({ kind }: { kind: ShopKind }) {
  const t = useText('shop');
  const [filter, change] = useOutletFilter(kind);
  const [isChoosing, setChoosing] = useState(false);
  const count = narrowings(filter);
  return (
    <Page
      title={t(`list.title.${kind}`)}
      lead={t(`list.lead.${kind}`)}
      actions={
        kind === 'SHOP' ? null : (
          <ButtonLink look="plain" to={to('/shop-orders')}>
            {t('list.reservations')}
          </ButtonLink>
        )
      }
    >
      <div className={styles['controls']}>
        {kind === 'SHOP' ? null : <WishButton kind={kind} wanted={filter} onChange={change} />}
        <SearchBar
          label={t(`list.search.${kind}`)}
          keyword={filter.keyword}
          max={MAX_KEYWORD}
          onChange={(keyword) => change({ keyword })}
          filter={count === 0 ? t('list.filter') : t('list.filterCount', { count })}
          onFilter={() => setChoosing(true)}
        />
        <LabelChips kind={kind} filter={filter} onChange={change} />
        <InForce kind={kind} filter={filter} onChange={change} />
      </div>
      {isWhole(filter) ? <WaysIn kind={kind} /> : null}
      <OutletResults kind={kind} filter={filter} onReset={() => change(NOTHING)}>
        {isWhole(filter) ? <Banners kind={kind} /> : null}
      </OutletResults>
      {isChoosing ? (
        <Suspense fallback={null}>
          <FilterSheet kind={kind} filter={filter} onApply={change} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

/** Shortcuts into the list by occasion, shown while no filter is active. */
function WaysIn({ kind }: { kind: ShopKind }) {
  const { data: icons, isError } = useOutletIconsQuery({ kind });
  return <ShortCuts label={useText('shop')('list.shortCuts')} icons={icons} isError={isError} />;
}
