import { useText } from '@resort/shared/i18n';
import { Link } from '@resort/shared/router';
import { Picture } from '@resort/shared/ui';
import { useOfferIconsQuery } from '../../api/offers.ts';
import styles from './offers.module.css';

/** Ways into the list by what one is out for; the list does without, where they cannot be had. */
export function ShortCuts() {
  const t = useText('vouchers');
  const { data: icons, isError } = useOfferIconsQuery();
  if (isError || icons?.length === 0) return null;
  return (
    <ul className={styles['shortCuts']} aria-label={t('offers.shortCuts')} aria-busy={icons === undefined}>
      {(icons ?? []).map(({ id, name, picture, link }) => (
        <li key={id}>
          <Link className={styles['shortCut']} to={link}>
            <span className={styles['disc']}>
              <Picture src={picture.src} alt="" ratio="1:1" />
            </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
