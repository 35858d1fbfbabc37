import type { Stories } from '../../../../gallery/stories.ts';
import { FilterFoot, FilterGroup, FilterGroups, SearchBar } from './filter.tsx';

const nothing = () => {};

export default {
  title: 'Filter',
  states: {
    search: (t) => (
      <SearchBar
        label={t('parts.findOffer')}
        keyword=""
        max={60}
        onChange={nothing}
        filter={t('parts.filter')}
        onFilter={nothing}
      />
    ),
    'groups of a sheet': (t) => (
      <FilterGroups>
        <FilterGroup title={t('parts.dining')}>
          <p>{t('parts.lead')}</p>
        </FilterGroup>
        <FilterGroup title={t('parts.spa')}>
          <p>{t('parts.lead')}</p>
        </FilterGroup>
      </FilterGroups>
    ),
    'foot of a sheet': (t) => (
      <FilterFoot reset={t('parts.filter')} onReset={nothing} apply={t('parts.book')} onApply={nothing} />
    ),
  },
} satisfies Stories;
