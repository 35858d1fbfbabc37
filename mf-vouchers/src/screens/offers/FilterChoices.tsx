import { useText } from '@resort/shared/i18n';
import { FilterGroup, FilterGroups } from '@resort/shared/ui/filter';
import { Chips } from '@resort/shared/ui/list';
import { useOfferAreasQuery, useOfferTagsQuery } from '../../api/offers.ts';
import type { OfferFilter } from '../../offers/filter.ts';
import { SORTS } from '../../offers/sorts.ts';

interface FilterChoicesProps {
  draft: OfferFilter;
  onChange: (change: Partial<OfferFilter>) => void;
}

/** The choices of the sheet: order, areas with their districts, tags. */
export function FilterChoices({ draft, onChange }: FilterChoicesProps) {
  const t = useText('vouchers');
  const { data: tags = [] } = useOfferTagsQuery();
  const { data: areas = [] } = useOfferAreasQuery();
  return (
    <FilterGroups>
      <FilterGroup title={t('offers.order')}>
        <Chips
          label={t('offers.order')}
          choices={SORTS.map((sort) => ({ id: sort, label: t(`offers.sort.${sort}`) }))}
          chosen={[draft.sort]}
          onChange={([sort]) => onChange({ sort: sort ?? SORTS[0] })}
          isSingle
        />
      </FilterGroup>
      {areas.map(({ code, name, children }) => (
        <FilterGroup key={code} title={name}>
          <Chips
            label={name}
            choices={[
              { id: code, label: t('offers.wholeArea') },
              ...children.map((quarter) => ({ id: quarter.code, label: quarter.name })),
            ]}
            chosen={draft.areas}
            onChange={(chosen) => onChange({ areas: chosen })}
          />
        </FilterGroup>
      ))}
      {tags.length === 0 ? null : (
        <FilterGroup title={t('offers.tags')}>
          <Chips
            label={t('offers.tags')}
            choices={tags.map(({ id, name }) => ({ id, label: name }))}
            chosen={draft.tags}
            onChange={(chosen) => onChange({ tags: chosen })}
          />
        </FilterGroup>
      )}
    </FilterGroups>
  );
}
