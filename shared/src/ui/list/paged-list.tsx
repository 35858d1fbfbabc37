import type { ReactNode } from 'react';
import { ErrorCard } from '../feedback/error-card.tsx';
import { Waiting } from '../feedback/waiting.tsx';
import { EndlessList, type EndlessListProps, type MorePages } from './endless-list.tsx';

/** What an infinite query of RTK says, as far as a list needs it. */
export interface PagesQuery extends MorePages {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The same with its rows, for `rowsOf`. */
export interface RowsQuery<Row> extends PagesQuery {
  currentData?: { pages: readonly { list: readonly Row[] }[] } | undefined;
}

export interface PagedListProps<Item> extends Omit<EndlessListProps<Item>, 'items' | 'query'> {
  query: PagesQuery;
  /** undefined: nothing is known yet */
  items: readonly Item[] | undefined;
  /** skeletons in the shape of the items */
  waiting: ReactNode;
  /** said where nothing could be loaded */
  failed: string;
  /** stands where there is no item */
  empty: ReactNode;
}

/** A list that comes in pages, with its waiting, its failure and its emptiness. */
export function PagedList<Item>({ items, waiting, failed, empty, ...list }: PagedListProps<Item>) {
  const { query } = list;
  if (items !== undefined) return items.length === 0 ? empty : <EndlessList {...list} items={items} />;
  return query.isError ? (
    <ErrorCard message={failed} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  ) : (
    <Waiting>{waiting}</Waiting>
  );
}
