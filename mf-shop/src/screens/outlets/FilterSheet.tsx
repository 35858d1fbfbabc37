import { useText } from '@resort/shared/i18n';
import { FilterFoot, FilterGroup, FilterGroups } from '@resort/shared/ui/filter';
import { Chips } from '@resort/shared/ui/list';
import { Sheet } from '@resort/shared/ui/sheet';
import { useState } from 'react';
import type { ShopKind } from '../../../contract/index.ts';
import { useOutletsInfiniteQuery } from '../../api/catalogue.ts';
import { bodyOf, SORTS, type OutletFilter } from '../../outlets/filter.ts';
import { useFilterNames } from './use-filter-names.ts';

interface FilterSheetProps {
  kind: ShopKind;
  filter: OutletFilter;
  onApply: (change: Partial<OutletFilter>) => void;
  onClose: () => void;
}

const OPEN = {
  cuisines: [],
  property: null,
  priceLevels: [],
  sort: SORTS[0],
} satisfies Partial<OutletFilter>;

/** Order, hotel, cuisine and price; its button shows the number of outlets before the list changes. */
export default function FilterSheet({ kind, filter, onApply, onClose }: FilterSheetProps) {
  const t = useText('shop');
  const [draft, setDraft] = useState(filter);
  const total = useOutletsInfiniteQuery(bodyOf(draft, kind)).currentData?.pages[0]?.total;
  const set = (change: Partial<OutletFilter>) => setDraft({ ...draft, ...change });
  const apply = () => {
    const { cuisines, property, priceLevels, sort } = draft;
    onApply({ cuisines, property, priceLevels, sort });
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('list.filter')}
      footer={
        <FilterFoot
          reset={t('list.reset')}
          onReset={() => set(OPEN)}
          apply={total === undefined ? t('list.show') : t('list.showCount', { count: total })}
          onApply={apply}
        />
      }
    >
      <Choices kind={kind} draft={draft} onChange={set} />
    </Sheet>
  );
}

interface ChoicesProps {
  kind: ShopKind;
  draft: OutletFilter;
  onChange: (change: Partial<OutletFilter>) => void;
}

function Choices({ kind, draft, onChange }: ChoicesProps) {
  const t = useText('shop');
  const { cuisines, hotels, prices } = useFilterNames(kind);
  const sorts = SORTS.filter((sort) => sort !== 'SOONEST' || kind !== 'SHOP');
  return (
    <FilterGroups>
      <FilterGroup title={t('list.order')}>
        <Chips
          label={t('list.order')}
          choices={sorts.map((sort) => ({ id: sort, label: t(`list.sort.${sort}`) }))}
          chosen={[draft.sort]}
          onChange={([sort]) => onChange({ sort: sort ?? SORTS[0] })}
          isSingle
        />
      </FilterGroup>
      <FilterGroup title={t('list.hotel')}>
        <Chips
          label={t('list.hotel')}
          choices={hotels}
          chosen={draft.property === null ? [] : [draft.property]}
          onChange={([hotel]) => onChange({ property: hotel ?? null })}
          isSingle
        />
      </FilterGroup>
      {cuisines.length === 0 ? null : (
        <FilterGroup title={t(`list.cuisine.${kind}`)}>
          <Chips
            label={t(`list.cuisine.${kind}`)}
            choices={cuisines}
            chosen={draft.cuisines}
            onChange={(chosen) => onChange({ cuisines: chosen })}
          />
        </FilterGroup>
      )}
      <FilterGroup title={t('list.price')}>
        <Chips
          label={t('list.price')}
          choices={prices}
          chosen={draft.priceLevels.map(String)}
          onChange={(chosen) => onChange({ priceLevels: chosen.map(Number) })}
        />
      </FilterGroup>
    </FilterGroups>
  );
}
