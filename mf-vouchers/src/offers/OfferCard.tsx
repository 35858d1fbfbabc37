import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Badge, CardBox, CardLink, Picture, useSharedElement } from '@resort/shared/ui';
import { useState } from 'react';
import type { OfferBrief } from '../../contract/index.ts';
import styles from './offer-card.module.css';
import { SaveButton } from './SaveButton.tsx';

/** An offer in a list: its picture opens it, the heart saves it. `eager`: on the first screen. */
export function OfferCard({ offer, eager = false }: { offer: OfferBrief; eager?: boolean }) {
  const t = useText('vouchers');
  const address = to('/offer', { id: offer.id });
  const [isPressed, setPressed] = useState(false);
  const shared = useSharedElement(address);
  const where = offer.property?.name ?? offer.area.name;
  const until = t(offer.ended ? 'offers.ended' : 'offers.until', {
    date: formatDate(offer.validTo, currentLanguage()),
  });
  return (
    <CardBox className={offer.ended ? styles['over'] : undefined}>
      <div className={styles['picture']} style={isPressed ? shared : undefined}>
        <Picture src={offer.picture.src} alt={offer.picture.alt} ratio="16:9" eager={eager} />
      </div>
      <div className={styles['save']}>
        <SaveButton offer={offer} />
      </div>
      <div className={styles['words']}>
        <div className={styles['over-line']}>
          <span>{offer.category.name}</span>
          {offer.hasCoupon && !offer.ended ? <Badge>{t('offers.voucher')}</Badge> : null}
        </div>
        <h2 className={styles['title']}>
          {/* all offers are at one path: of all cards only the one that was pressed may go over into the next screen */}
          <CardLink to={address} onClick={() => setPressed(true)}>
            {offer.title}
          </CardLink>
        </h2>
        <p className={styles['summary']}>{offer.summary}</p>
        <p className={styles['line']}>{`${where} · ${until}`}</p>
      </div>
    </CardBox>
  );
}
