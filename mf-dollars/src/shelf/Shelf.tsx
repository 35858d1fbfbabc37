import { useText } from '@resort/shared/i18n';
import { EmptyState, ErrorCard, SkeletonPictureCard, Waiting, type EmptyStateProps } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { EndlessList } from '@resort/shared/ui/list';
import type { ReactNode } from 'react';

/** What an infinite query says, as far as a shelf needs it. */
export interface ShelfQuery<Item> {
  currentData?: { pages: readonly { list: readonly Item[] }[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

export interface ShelfProps<Item> {
  query: ShelfQuery<Item>;
  label: string;
  render: (item: Item) => ReactNode;
  keyOf: (item: Item) => string;
  empty: Omit<EmptyStateProps, 'art'>;
}

/** A list of pages with its waiting, its failure and its emptiness. */
export function Shelf<Item>({ query, label, render, keyOf, empty }: ShelfProps<Item>) {
  const t = useText('dollars');
  const items = query.currentData?.pages.flatMap(({ list }) => list);
  if (items === undefined) {
    return query.isError && !query.isFetching ? (
      <ErrorCard message={t('shelf.unavailable')} onRetry={() => void query.refetch()} />
    ) : (
      <Waiting>
        <SkeletonPictureCard />
        <SkeletonPictureCard />
        <SkeletonPictureCard />
      </Waiting>
    );
  }
  if (items.length === 0) return <EmptyState art={<Illustration of="search" />} {...empty} />;
  return (
    <EndlessList
      label={label}
      items={items}
      keyOf={keyOf}
      render={render}
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      hasFailed={query.isFetchNextPageError}
      onMore={() => void query.fetchNextPage()}
    />
  );
}
