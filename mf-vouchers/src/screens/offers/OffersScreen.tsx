import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, Page } from '@resort/shared/ui';
import { PictureTiles, ShortCuts } from '@resort/shared/ui/tiles';
import { SearchBar } from '@resort/shared/ui/filter';
import { lazy, Suspense, useState } from 'react';
import { useOfferBannersQuery, useOfferCategoriesQuery, useOfferIconsQuery } from '../../api/offers.ts';
import { MAX_KEYWORD, narrowings, useOfferFilter } from '../../offers/filter.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { InForce } from './InForce.tsx';
import { OfferResults } from './OfferResults.tsx';
import styles from './offers.module.css';

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

/** The offers, filtered by the address. */
export default function OffersScreen() {
  const t = useText('vouchers');
  const [filter, change] = useOfferFilter();
  const [isChoosing, setChoosing] = useState(false);
  const { data: categories } = useOfferCategoriesQuery();
  const isWhole = filter.category === null && filter.keyword === '' && narrowings(filter) === 0;
  const count = narrowings(filter);
  return (
    <Page
      title={t('offers.title')}
      actions={
        <ButtonLink look="plain" to={to('/saved-offers')}>
          {t('offers.saved')}
        </ButtonLink>
      }
    >
      <div className={styles['controls']}>
        <SearchBar
          label={t('offers.search')}
          keyword={filter.keyword}
          max={MAX_KEYWORD}
          onChange={(keyword) => change({ keyword })}
          filter={count === 0 ? t('offers.filter') : t('offers.filterCount', { count })}
          onFilter={() => setChoosing(true)}
        />
        <CategoryChips
          categories={categories}
          chosen={filter.category}
          onChange={(category) => change({ category })}
        />
        <InForce filter={filter} onChange={change} />
      </div>
      {isWhole ? <WaysIn /> : null}
      <OfferResults filter={filter} onReset={() => change(NOTHING)} />
      {isChoosing ? (
        <Suspense fallback={null}>
          <FilterSheet filter={filter} onApply={change} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

/** The top of the page while no filter is active. */
function WaysIn() {
  const t = useText('vouchers');
  const { data: banners, ...asked } = useOfferBannersQuery();
  const { data: icons, isError } = useOfferIconsQuery();
  const tiles = banners?.map(({ name, ...banner }) => ({ ...banner, title: name }));
  return (
    <>
      <PictureTiles label={t('offers.banners')} tiles={tiles} isError={asked.isError} />
      <ShortCuts label={t('offers.shortCuts')} icons={icons} isError={isError} />
    </>
  );
}

const NOTHING = { category: null, tags: [], areas: [], keyword: '', sort: 'RECOMMENDED' } as const;
