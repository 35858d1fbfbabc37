import { MapPin } from '../icon/map-icon.tsx';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { mapAddress, type Place } from './map-address.ts';
import styles from './map-link.module.css';

/** A place with a link to the device's map app. */
export function MapLink(place: Place) {
  const t = useText('kit');
  return (
    <a
      className={styles['link']}
      href={mapAddress(place, navigator.userAgent)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MapPin className={styles['pin']} size={18} aria-hidden="true" />
      <span>
        {place.address}
        <VisuallyHidden> {t('openMap')}</VisuallyHidden>
      </span>
    </a>
  );
}
