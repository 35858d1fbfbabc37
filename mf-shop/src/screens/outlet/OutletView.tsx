import { useText } from '@resort/shared/i18n';
import { Badge, Page } from '@resort/shared/ui';
import { Gallery } from '@resort/shared/ui/gallery';
import { lazy, Suspense } from 'react';
import type { ShopDetail } from '../../../contract/index.ts';
import { OpenState } from '../../outlets/OpenState.tsx';
import { PriceLevel } from '../../outlets/PriceLevel.tsx';
import { SaveButton } from '../../outlets/SaveButton.tsx';
import { BookHere } from './BookHere.tsx';
import styles from './outlet.module.css';
import { Treatments } from './Treatments.tsx';

const BelowTheFold = lazy(() => import('./BelowTheFold.tsx'));

/** Pictures, the nearest times, the offer, opening hours and directions. */
export function OutletView({ outlet }: { outlet: ShopDetail }) {
  const t = useText('shop');
  const { name, summary, cuisine, picture, images, property, priceLevel, labels } = outlet;
  return (
    <Page over={cuisine.name} title={name} lead={summary}>
      <div className={styles['scene']}>
        <Gallery
          label={t('outlet.pictures')}
          pictures={images.length === 0 ? [picture] : images}
          placeOf={(place, of) => t('outlet.picture', { place, of })}
        />
        <div className={styles['save']}>
          <SaveButton outlet={outlet} />
        </div>
      </div>
      <div className={styles['facts']}>
        <p>
          {property.name} · <PriceLevel level={priceLevel} /> · <OpenState {...outlet} />
        </p>
        {labels.length === 0 ? null : (
          <ul className={styles['labels']} aria-label={t('list.labels')}>
            {labels.map((label) => (
              <li key={label.code}>
                <Badge tone="plain">{label.name}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {outlet.channel === null ? null : <BookHere outlet={outlet} />}
      <p className={styles['text']}>{outlet.description}</p>
      <Treatments outlet={outlet} />
      <Suspense>
        <BelowTheFold outlet={outlet} />
      </Suspense>
    </Page>
  );
}
