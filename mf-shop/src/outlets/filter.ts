import { serverNow } from '@resort/shared/api';
import { businessDate, hourOfDay, isDate } from '@resort/shared/format';
import { useSearchParams } from '@resort/shared/router';
import type { ShopKind, ShopSort } from '../../contract/index.ts';

/**
 * The first one is the default in the address. The contract's values, because only its types reach the
 * browser.
 */
export const SORTS = [
  'RECOMMENDED',
  'SOONEST',
  'PRICE_LOW',
  'PRICE_HIGH',
  'NAME',
] as const satisfies readonly ShopSort[];

/** When and for how many a time is looked for. */
export interface Wanted {
  /** business date */
  date: string;
  /** `HH:mm`; null: the first times of the day */
  time: string | null;
  party: number;
}

/** The filters of a list in the address: `?cuisine=cantonese&label=view&open=1&date=2026-11-21&party=2`. */
export interface OutletFilter extends Wanted {
  cuisines: readonly string[];
  labels: readonly string[];
  property: string | null;
  priceLevels: readonly number[];
  openNow: boolean;
  saved: boolean;
  keyword: string;
  sort: ShopSort;
}

/** The longest keyword that the call takes. */
export const MAX_KEYWORD = 60;
const MAX_PARTY = 20;
/** Who looks for a table before this hour looks for one at this hour. */
const DINNER = 19;

const listOf = (text: string | null) => (text ?? '').split(',').filter((code) => code !== '');
const two = (hour: number) => String(hour).padStart(2, '0');

/** Tonight for two at a table, today for one at a spa; late in the evening whatever is left of it. */
export function usualWish(kind: ShopKind, now = new Date(serverNow())): Wanted {
  const isBeforeDinner = hourOfDay(now) < DINNER;
  return {
    date: businessDate(now),
    time: kind === 'DINING' && isBeforeDinner ? `${two(DINNER)}:00` : null,
    party: kind === 'DINING' ? 2 : 1,
  };
}

export function wantedOf(params: URLSearchParams, usual: Wanted): Wanted {
  const date = params.get('date') ?? '';
  const time = params.get('time');
  const party = Number(params.get('party') ?? usual.party);
  return {
    date: isDate(date) && date >= usual.date ? date : usual.date,
    time: time === null ? usual.time : /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
    party: Number.isInteger(party) && party >= 1 && party <= MAX_PARTY ? party : usual.party,
  };
}

export function filterOf(params: URLSearchParams, usual: Wanted): OutletFilter {
  return {
    ...wantedOf(params, usual),
    cuisines: listOf(params.get('cuisine')),
    labels: listOf(params.get('label')),
    property: params.get('property'),
    priceLevels: listOf(params.get('price'))
      .map(Number)
      .filter((level) => [1, 2, 3, 4].includes(level)),
    openNow: params.get('open') === '1',
    saved: params.get('saved') === '1',
    keyword: (params.get('q') ?? '').slice(0, MAX_KEYWORD),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? SORTS[0],
  };
}

/** The filters as an address, without default values. */
export function paramsOf(filter: OutletFilter, usual: Wanted): URLSearchParams {
  const all = {
    date: filter.date === usual.date ? '' : filter.date,
    time: filter.time === usual.time ? '' : (filter.time ?? 'any'),
    party: filter.party === usual.party ? '' : String(filter.party),
    cuisine: filter.cuisines.join(','),
    label: filter.labels.join(','),
    property: filter.property ?? '',
    price: filter.priceLevels.join(','),
    open: filter.openNow ? '1' : '',
    saved: filter.saved ? '1' : '',
    q: filter.keyword,
    sort: filter.sort === SORTS[0] ? '' : filter.sort,
  };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The filters as the call's body. Shops take no reservations, so no times are requested for them. */
export function bodyOf(filter: OutletFilter, kind: ShopKind) {
  const { date, time, party, cuisines, labels, property, priceLevels, openNow, saved, keyword, sort } =
    filter;
  return {
    kind,
    ...(kind === 'SHOP' ? {} : { date, party, ...(time === null ? {} : { time }) }),
    ...(cuisines.length === 0 ? {} : { cuisineIds: [...cuisines] }),
    ...(labels.length === 0 ? {} : { labels: [...labels] }),
    ...(property === null ? {} : { property }),
    ...(priceLevels.length === 0 ? {} : { priceLevels: [...priceLevels] }),
    ...(openNow ? { openNow } : {}),
    ...(saved ? { saved } : {}),
    ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
    sort,
  };
}

/** How many of the filters behind the button are in force. */
export function narrowings({ cuisines, property, priceLevels, sort }: OutletFilter): number {
  return cuisines.length + (property === null ? 0 : 1) + priceLevels.length + (sort === SORTS[0] ? 0 : 1);
}

/** Nothing is narrowed, whenever and for however many it is. */
export function isWhole(filter: OutletFilter): boolean {
  const { labels, openNow, saved, keyword } = filter;
  return narrowings(filter) === 0 && labels.length === 0 && !openNow && !saved && keyword === '';
}

/** Removes every filter and keeps the date, time and party. */
export const NOTHING = {
  cuisines: [],
  labels: [],
  property: null,
  priceLevels: [],
  openNow: false,
  saved: false,
  keyword: '',
  sort: SORTS[0],
} satisfies Partial<OutletFilter>;

/** The filter in the address; a change takes the place of the one before, so that Back leaves the list. */
export function useOutletFilter(kind: ShopKind): [OutletFilter, (change: Partial<OutletFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const usual = usualWish(kind);
  const change = (by: Partial<OutletFilter>) =>
    setParams((before) => paramsOf({ ...filterOf(before, usual), ...by }, usual), {
      replace: true,
      preventScrollReset: true,
    });
  return [filterOf(params, usual), change];
}
