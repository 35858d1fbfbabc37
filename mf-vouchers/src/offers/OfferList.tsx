import { SkeletonPictureCard } from '@resort/shared/ui';
import { PagedList, type PagedListProps } from '@resort/shared/ui/list';
import type { OfferBrief } from '../../contract/index.ts';
import { OfferCard } from './OfferCard.tsx';

type OfferListProps = Omit<PagedListProps<OfferBrief>, 'keyOf' | 'render' | 'waiting'>;

/** Offers one below the other. */
export function OfferList(list: OfferListProps) {
  return (
    <PagedList
      {...list}
      keyOf={({ id }) => id}
      render={(offer) => <OfferCard offer={offer} />}
      waiting={<SkeletonPictureCard />}
    />
  );
}
