import { useSearchParams } from '@resort/shared/router';
import type { HotelSort } from '../../../contract/index.ts';

/**
 * The first one is the default in the address. The contract's values, because only its types reach the
 * browser.
 */
export const SORTS = ['RECOMMENDED', 'PRICE_UP', 'PRICE_DOWN'] as const satisfies readonly HotelSort[];

export interface HotelFilter {
  /** null: all of Macau */
  area: string | null;
  sort: HotelSort;
}

/** The filter in the address, `?area=cotai&sort=PRICE_UP`; a change replaces the history entry before. */
export function useHotelFilter(): [HotelFilter, (change: Partial<HotelFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter: HotelFilter = {
    area: params.get('area'),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? SORTS[0],
  };
  const change = (by: Partial<HotelFilter>) => {
    const { area, sort } = { ...filter, ...by };
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (area === null) next.delete('area');
        else next.set('area', area);
        if (sort === SORTS[0]) next.delete('sort');
        else next.set('sort', sort);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [filter, change];
}
