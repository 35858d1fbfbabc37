import { useText } from '@resort/shared/i18n';
import { Picture, SHARED_ELEMENT_STYLE } from '@resort/shared/ui';
import type { HotelPage } from '../../contract/index.ts';
import styles from './gallery.module.css';

/** So that the keyboard can scroll the row. */
const STOP = { tabIndex: 0 };

/** Pictures of a house or a room side by side, each with its place in the row. */
export function Gallery({ pictures }: { pictures: HotelPage['images'] }) {
  const t = useText('hotel');
  const of = pictures.length;
  return (
    <ul
      className={styles['gallery']}
      style={SHARED_ELEMENT_STYLE}
      aria-label={t('house.pictures')}
      {...(of > 1 ? STOP : {})}
    >
      {pictures.map(({ src, alt }, index) => (
        <li key={src} className={styles['picture']}>
          <Picture src={src} alt={alt} ratio="4:3" eager={index === 0} />
          {of > 1 ? (
            <span className={styles['place']}>{t('house.picture', { place: index + 1, of })}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
