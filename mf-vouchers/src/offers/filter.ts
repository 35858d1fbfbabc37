import { useSearchParams } from '@resort/shared/router';
import { SORTS, type OfferSort } from './sorts.ts';

/** The filters of the list in the address: `?category=dining&tag=new,family&area=cotai&q=tea&sort=ENDING`. */
export interface OfferFilter {
  category: string | null;
  tags: readonly string[];
  areas: readonly string[];
  keyword: string;
  sort: OfferSort;
}

/** The longest keyword that the call takes. */
export const MAX_KEYWORD = 60;

const listOf = (text: string | null) => (text ?? '').split(',').filter((code) => code !== '');

export function filterOf(params: URLSearchParams): OfferFilter {
  return {
    category: params.get('category'),
    tags: listOf(params.get('tag')),
    areas: listOf(params.get('area')),
    keyword: (params.get('q') ?? '').slice(0, MAX_KEYWORD),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? SORTS[0],
  };
}

/** The filters as an address, without empty ones. */
export function paramsOf({ category, tags, areas, keyword, sort }: OfferFilter): URLSearchParams {
  const all = {
    category: category ?? '',
    tag: tags.join(','),
    area: areas.join(','),
    q: keyword,
    sort: sort === SORTS[0] ? '' : sort,
  };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The same as the call's body. */
export function bodyOf({ category, tags, areas, keyword, sort }: OfferFilter) {
  return {
    ...(category === null ? {} : { categoryIds: [category] }),
    ...(tags.length === 0 ? {} : { tagIds: [...tags] }),
    ...(areas.length === 0 ? {} : { areas: [...areas] }),
    ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
    sort,
  };
}

/** How many of the filters behind the button are in force. */
export function narrowings({ tags, areas, sort }: OfferFilter): number {
  return tags.length + areas.length + (sort === SORTS[0] ? 0 : 1);
}

/** The filter in the address; a change takes the place of the one before, so that Back leaves the list. */
export function useOfferFilter(): [OfferFilter, (change: Partial<OfferFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (by: Partial<OfferFilter>) =>
    setParams((before) => paramsOf({ ...filterOf(before), ...by }), {
      replace: true,
      preventScrollReset: true,
    });
  return [filterOf(params), change];
}
