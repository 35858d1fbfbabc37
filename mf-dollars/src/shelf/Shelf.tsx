import { useText } from '@resort/shared/i18n';
import { EmptyState, SkeletonPictureCard, type EmptyStateProps } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PagedList, rowsOf, type PagedListProps, type RowsQuery } from '@resort/shared/ui/list';

interface ShelfProps<Item> extends Pick<PagedListProps<Item>, 'label' | 'keyOf' | 'render'> {
  query: RowsQuery<Item>;
  empty: Omit<EmptyStateProps, 'art'>;
}

/** Rewards, goods or orders, one below the other. */
export function Shelf<Item>({ query, keyOf, empty, ...list }: ShelfProps<Item>) {
  const t = useText('dollars');
  return (
    <PagedList
      {...list}
      query={query}
      items={rowsOf(query.currentData, keyOf)}
      keyOf={keyOf}
      failed={t('shelf.unavailable')}
      waiting={
        <>
          <SkeletonPictureCard />
          <SkeletonPictureCard />
          <SkeletonPictureCard />
        </>
      }
      empty={<EmptyState art={<Illustration of="search" />} {...empty} />}
    />
  );
}
