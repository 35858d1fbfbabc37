import { useText } from '@resort/shared/i18n';
import { Link } from '@resort/shared/router';
import { Picture } from '@resort/shared/ui';
import { useOfferBannersQuery } from '../../api/offers.ts';
import styles from './offers.module.css';

/** Offers that the page begins with, side by side; nothing where there are none. */
export function Banners() {
  const t = useText('vouchers');
  const { data: banners, isError } = useOfferBannersQuery();
  if (isError || banners?.length === 0) return null;
  return (
    <ul className={styles['banners']} aria-label={t('offers.banners')} aria-busy={banners === undefined}>
      {(banners ?? []).map(({ id, name, picture, link }, index) => (
        <li key={id} className={styles['banner']}>
          <Link className={styles['tile']} to={link}>
            <Picture src={picture.src} alt={picture.alt} ratio="16:9" eager={index === 0} />
            <span className={styles['caption']}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
