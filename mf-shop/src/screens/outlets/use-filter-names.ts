import type { Choice } from '@resort/shared/ui/list';
import type { ShopKind } from '../../../contract/index.ts';
import { useShopHotelsQuery, useOutletIconsQuery, usePriceLevelsQuery } from '../../api/catalogue.ts';

export interface FilterNames {
  /** of a spa or a shop: the kinds of its treatments or goods */
  cuisines: readonly Choice<string>[];
  hotels: readonly Choice<string>[];
  /** by their level, `1` to `4` */
  prices: readonly Choice<string>[];
}

/** The filters of the sheet, in the page's language; empty until they are loaded. */
export function useFilterNames(kind: ShopKind): FilterNames {
  const { data: icons = [] } = useOutletIconsQuery({ kind });
  const { data: hotels = [] } = useShopHotelsQuery();
  const { data: prices = [] } = usePriceLevelsQuery();
  return {
    // the categories of a list are filters, too
    cuisines: icons.map(({ id, name }) => ({ id, label: name })),
    hotels: hotels.map(({ property: { code, name } }) => ({ id: code, label: name })),
    prices: prices.map(({ level, name }) => ({ id: String(level), label: name })),
  };
}
