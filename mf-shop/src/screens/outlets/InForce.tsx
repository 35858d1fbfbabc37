import { useText } from '@resort/shared/i18n';
import { RemovableChips, type Choice } from '@resort/shared/ui/list';
import type { ShopKind } from '../../../contract/index.ts';
import { SORTS, type OutletFilter } from '../../outlets/filter.ts';
import { useFilterNames } from './use-filter-names.ts';

interface InForceProps {
  kind: ShopKind;
  filter: OutletFilter;
  onChange: (change: Partial<OutletFilter>) => void;
}

/** The filters in force that are chosen in the sheet, each with the way to lift it. */
export function InForce({ kind, filter, onChange }: InForceProps) {
  const t = useText('shop');
  const { cuisines, property, priceLevels, sort } = filter;
  const names = useFilterNames(kind);
  const choices: Choice<string>[] = [
    ...names.cuisines.filter(({ id }) => cuisines.includes(id)).map((each) => marked('cuisine', each)),
    ...names.hotels.filter(({ id }) => id === property).map((each) => marked('hotel', each)),
    ...names.prices.filter(({ id }) => priceLevels.includes(Number(id))).map((each) => marked('price', each)),
    ...(sort === SORTS[0] ? [] : [{ id: 'sort', label: t(`list.sort.${sort}`) }]),
  ];
  const remove = (id: string) => {
    if (id === 'sort') onChange({ sort: SORTS[0] });
    else
      onChange({
        cuisines: cuisines.filter((cuisine) => id !== `cuisine ${cuisine}`),
        property: id === `hotel ${property}` ? null : property,
        priceLevels: priceLevels.filter((level) => id !== `price ${level}`),
      });
  };
  return <RemovableChips label={t('list.inForce')} choices={choices} onRemove={remove} />;
}

/** Of all that is in force, one by its kind and its id. */
const marked = (kind: string, { id, label }: Choice<string>): Choice<string> => ({
  id: `${kind} ${id}`,
  label,
});
