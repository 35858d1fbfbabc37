import { useText } from '../../i18n/index.ts';
import type { Place } from './map-address.ts';
import { otherMaps } from './map-apps.ts';
import styles from './other-maps.module.css';

/** Below a `MapLink`: the same place in the map apps that are not the device's own. */
export function OtherMaps(place: Place) {
  const t = useText('kit');
  const apps = otherMaps(place, navigator.userAgent);
  if (apps.length === 0) return null;
  return (
    <ul className={styles['apps']} aria-label={place.address}>
      {apps.map(({ app, href }) => (
        <li key={app}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {t(`maps.${app}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
