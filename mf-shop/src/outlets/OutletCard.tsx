import { CardBox, CardLink, Picture, useSharedElement } from '@resort/shared/ui';
import { useState } from 'react';
import type { ShopBrief } from '../../contract/index.ts';
import type { Wanted } from './filter.ts';
import { toOutlet } from './links.ts';
import { NearestTimes } from './NearestTimes.tsx';
import { OpenState } from './OpenState.tsx';
import styles from './outlet-card.module.css';
import { PriceLevel } from './PriceLevel.tsx';
import { SaveButton } from './SaveButton.tsx';

export interface OutletCardProps {
  outlet: ShopBrief;
  /** whose nearest times it has; left out where none were asked for */
  wanted?: Wanted | undefined;
  /** on the first screen */
  eager?: boolean;
}

/** An outlet in a list: its picture opens it, the heart saves it, a time goes straight into its booking. */
export function OutletCard({ outlet, wanted, eager = false }: OutletCardProps) {
  const address = toOutlet(outlet.shopId, wanted);
  const [isPressed, setPressed] = useState(false);
  const shared = useSharedElement(address);
  const { picture, cuisine, priceLevel, property, name, summary } = outlet;
  return (
    <CardBox>
      <div className={styles['picture']} style={isPressed ? shared : undefined}>
        <Picture src={picture.src} alt={picture.alt} ratio="16:9" eager={eager} />
      </div>
      <div className={styles['save']}>
        <SaveButton outlet={outlet} />
      </div>
      <div className={styles['words']}>
        <div className={styles['over']}>
          <span>{cuisine.name}</span>
          <PriceLevel level={priceLevel} />
        </div>
        <h2 className={styles['title']}>
          {/* all outlets are at one path: of all cards only the one that was pressed may go over into the next screen */}
          <CardLink to={address} onClick={() => setPressed(true)}>
            {name}
          </CardLink>
        </h2>
        <p className={styles['summary']}>{summary}</p>
        <p className={styles['line']}>
          {property.name} · <OpenState {...outlet} />
        </p>
        {wanted === undefined || outlet.slots === null ? null : (
          <NearestTimes outlet={outlet} slots={outlet.slots} wanted={wanted} />
        )}
      </div>
    </CardBox>
  );
}
