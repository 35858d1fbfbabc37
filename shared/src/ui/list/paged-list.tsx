import type { ReactNode } from 'react';
import { ErrorCard } from '../screen/feedback/error-card.tsx';
import { Waiting } from '../screen/feedback/waiting.tsx';
import { EndlessList, type EndlessListProps, type MorePages } from './endless-list.tsx';

/** The part of RTK's infinite query that a list needs. */
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
  /** undefined: nothing loaded yet */
  items: readonly Item[] | undefined;
  /** skeletons in the shape of the items */
  waiting: ReactNode;
  /** shown if nothing could be loaded */
  failed: string;
  /** shown if there are no items */
  empty: ReactNode;
}

/** A paged list with its loading, error and empty states. */
export function PagedList<Item>({ items, waiting, failed, empty, ...list }: PagedListProps<Item>) {
  const { query } = list;
  if (items !== undefined) return items.length === 0 ? empty : <EndlessList {...list} items={items} />;
  return query.isError ? (
    <ErrorCard message={failed} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  ) : (
    <Waiting>{waiting}</Waiting>
  );
}
