import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Badge, Page, SectionHeading } from '@resort/shared/ui';
import { Gallery } from '@resort/shared/ui/gallery';
import { RichText } from '@resort/shared/ui/rich-text';
import { ShareButton } from '@resort/shared/ui/share';
import type { OfferDetail } from '../../../contract/index.ts';
import { SaveButton } from '../../offers/SaveButton.tsx';
import { OutletList } from '../../vouchers/OutletList.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import styles from './offer.module.css';

/** Pictures, when and where, its voucher, the text, and the outlets. */
export function OfferView({ offer }: { offer: OfferDetail }) {
  const t = useText('vouchers');
  const date = (instant: string) => formatDate(instant, currentLanguage());
  const { category, property, area, validFrom, validTo, ended, tags, coupon, shops, share } = offer;
  return (
    <Page over={category.name} title={offer.title} lead={offer.summary}>
      <div className={styles['scene']}>
        <Gallery
          label={t('offer.pictures')}
          pictures={offer.images.length === 0 ? [offer.picture] : offer.images}
          placeOf={(place, of) => t('offer.picture', { place, of })}
        />
        <div className={styles['actions']}>
          <SaveButton offer={offer} />
          <span className={styles['disc']}>
            <ShareButton kind="OFFER" targetId={offer.id} picture={offer.picture.src} {...share} />
          </span>
        </div>
      </div>
      <div className={styles['facts']}>
        {ended ? <Badge tone="plain">{t('offer.ended')}</Badge> : null}
        <p>{t('offer.dates', { from: date(validFrom), to: date(validTo) })}</p>
        <p className={styles['line']}>
          {property === null ? t('places.all') : `${property.name} · ${area.name}`}
        </p>
        {tags.length === 0 ? null : (
          <ul className={styles['tags']} aria-label={t('offers.tags')}>
            {tags.map(({ code, name }) => (
              <li key={code}>
                <Badge tone="plain">{name}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {coupon === null || ended ? null : <CouponPanel coupon={coupon} />}
      <RichText html={offer.html} />
      {shops.length === 0 ? null : (
        <section className={styles['shops']} aria-labelledby="offer-outlets">
          <SectionHeading id="offer-outlets" title={t('offer.outlets')} />
          <OutletList outlets={shops} />
        </section>
      )}
    </Page>
  );
}
