import { SkeletonPictureCard } from '@resort/shared/ui';
import { PagedList, type PagedListProps } from '@resort/shared/ui/list';
import type { OfferBrief } from '../../contract/index.ts';
import { OfferCard } from './OfferCard.tsx';

type OfferListProps = Omit<PagedListProps<OfferBrief>, 'keyOf' | 'render' | 'waiting'>;

/** Offers one below the other, the first with its picture at once. */
export function OfferList({ items, ...list }: OfferListProps) {
  return (
    <PagedList
      {...list}
      items={items}
      keyOf={({ id }) => id}
      render={(offer) => <OfferCard offer={offer} eager={offer === items?.[0]} />}
      waiting={<SkeletonPictureCard />}
    />
  );
}
