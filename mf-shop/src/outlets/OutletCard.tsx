import { PictureCard } from '@resort/shared/ui/cards';
import type { ShopBrief } from '../../contract/index.ts';
import type { Wanted } from './filter.ts';
import { toOutlet } from './links.ts';
import { NearestTimes } from './NearestTimes.tsx';
import { OpenState } from './OpenState.tsx';
import { PriceLevel } from './PriceLevel.tsx';
import { SaveButton } from './SaveButton.tsx';

export interface OutletCardProps {
  outlet: ShopBrief;
  /** the party of its nearest times; omitted if no times were requested */
  wanted?: Wanted | undefined;
}

/** An outlet in a list: its picture opens it, the heart saves it, a time opens its booking. */
export function OutletCard({ outlet, wanted }: OutletCardProps) {
  const { picture, cuisine, priceLevel, property, name, summary, slots } = outlet;
  return (
    <PictureCard
      picture={picture}
      over={cuisine.name}
      aside={<PriceLevel level={priceLevel} />}
      title={name}
      to={toOutlet(outlet.shopId, wanted)}
      summary={summary}
      line={
        <span>
          {property.name} · <OpenState {...outlet} />
        </span>
      }
      corner={<SaveButton outlet={outlet} />}
    >
      {wanted === undefined || slots === null ? undefined : (
        <NearestTimes outlet={outlet} slots={slots} wanted={wanted} />
      )}
    </PictureCard>
  );
}
