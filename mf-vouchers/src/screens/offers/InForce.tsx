import { useText } from '@resort/shared/i18n';
import { RemovableChips, type Choice } from '@resort/shared/ui/list';
import { useOfferAreasQuery, useOfferTagsQuery } from '../../api/offers.ts';
import type { OfferFilter } from '../../offers/filter.ts';
import { SORTS } from '../../offers/sorts.ts';

interface InForceProps {
  filter: OfferFilter;
  onChange: (change: Partial<OfferFilter>) => void;
}

/** The filters in force that are chosen in the sheet, each with the way to lift it. */
export function InForce({ filter: { tags, areas, sort }, onChange }: InForceProps) {
  const t = useText('vouchers');
  // their names are of use only where one is in force
  const { data: allTags = [] } = useOfferTagsQuery(undefined, { skip: tags.length === 0 });
  const { data: allAreas = [] } = useOfferAreasQuery(undefined, { skip: areas.length === 0 });
  const places = allAreas.flatMap((area) => [area, ...area.children]);
  const choices: Choice<string>[] = [
    ...allTags
      .filter(({ id }) => tags.includes(id))
      .map(({ id, name }) => ({ id: `tag ${id}`, label: name })),
    ...places
      .filter(({ code }) => areas.includes(code))
      .map(({ code, name }) => ({ id: `area ${code}`, label: name })),
    ...(sort === SORTS[0] ? [] : [{ id: 'sort', label: t(`offers.sort.${sort}`) }]),
  ];
  const remove = (id: string) => {
    if (id === 'sort') onChange({ sort: SORTS[0] });
    else
      onChange({
        tags: tags.filter((tag) => id !== `tag ${tag}`),
        areas: areas.filter((area) => id !== `area ${area}`),
      });
  };
  return <RemovableChips label={t('offers.inForce')} choices={choices} onRemove={remove} />;
}
