import { useText } from '@resort/shared/i18n';
import { MapLink, SectionHeading } from '@resort/shared/ui';
import type { Reservation } from '../../../contract/index.ts';
import styles from './order.module.css';

/** How to get there and whom to call. */
export function Arriving({ reservation: { address, geo, phone } }: { reservation: Reservation }) {
  const t = useText('shop');
  return (
    <section className={styles['actions']} aria-labelledby="order-arriving">
      <SectionHeading id="order-arriving" title={t('outlet.finding')} />
      <MapLink address={address} at={{ latitude: geo.lat, longitude: geo.lng }} />
      <p>
        <a className={styles['call']} href={`tel:${phone.replaceAll(' ', '')}`}>
          {t('outlet.call', { phone })}
        </a>
      </p>
    </section>
  );
}
