import { isDate } from '@resort/shared/format';
import { useSearchParams } from '@resort/shared/router';
import type { EventKind } from '../../contract/index.ts';

/** The contract's values: of a contract only types reach the browser. */
export const KINDS = [
  'CONCERT',
  'THEATRE',
  'CIRCUS',
  'LIGHT_SHOW',
  'ATTRACTION',
  'WATERPARK',
] as const satisfies readonly EventKind[];

/** The longest keyword that the call takes. */
export const MAX_KEYWORD = 60;

/** The filters of the list in the address: `?kind=CONCERT&date=2026-11-21`. */
export interface EventFilter {
  kind: EventKind | null;
  /** a property's code */
  property: string | null;
  /** business date; null: whenever */
  date: string | null;
  keyword: string;
}

export const NOTHING: EventFilter = { kind: null, property: null, date: null, keyword: '' };

export function filterOf(params: URLSearchParams, today: string): EventFilter {
  const date = params.get('date') ?? '';
  return {
    kind: KINDS.find((kind) => kind === params.get('kind')) ?? null,
    property: params.get('property'),
    date: isDate(date) && date >= today ? date : null,
    keyword: (params.get('q') ?? '').slice(0, MAX_KEYWORD),
  };
}

/** The filters as an address, without empty ones. */
export function paramsOf({ kind, property, date, keyword }: EventFilter): URLSearchParams {
  const all = { kind: kind ?? '', property: property ?? '', date: date ?? '', q: keyword };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The same as the call's query. */
export function queryOf({ kind, property, date, keyword }: EventFilter) {
  return {
    ...(kind === null ? {} : { kind }),
    ...(property === null ? {} : { property }),
    ...(date === null ? {} : { date }),
    ...(keyword.trim() === '' ? {} : { keyword: keyword.trim() }),
  };
}

/** The filter in the address; a change takes the place of the one before, so that Back leaves the list. */
export function useEventFilter(today: string): [EventFilter, (change: Partial<EventFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (by: Partial<EventFilter>) =>
    setParams((before) => paramsOf({ ...filterOf(before, today), ...by }), {
      replace: true,
      preventScrollReset: true,
    });
  return [filterOf(params, today), change];
}
