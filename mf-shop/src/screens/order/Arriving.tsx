import { useText } from '@resort/shared/i18n';
import { MapLink, SectionHeading } from '@resort/shared/ui';
import type { Reservation } from '../../../contract/index.ts';
import styles from './order.module.css';

/** How to get there, what a taxi driver reads, and whom to call. */
export function Arriving({ reservation }: { reservation: Reservation }) {
  const { address, inChinese, geo, phone } = reservation;
  const t = useText('shop');
  return (
    <section className={styles['actions']} aria-labelledby="order-arriving">
      <SectionHeading id="order-arriving" title={t('outlet.finding')} />
      <MapLink address={address} at={{ latitude: geo.lat, longitude: geo.lng }} />
      <div className={styles['taxi']}>
        <span className={styles['rule']}>{t('order.taxi')}</span>
        <span className={styles['taxiName']} lang="zh-Hant">
          {inChinese.name}
        </span>
        <span lang="zh-Hant">{inChinese.address}</span>
      </div>
      <p>
        <a className={styles['call']} href={`tel:${phone.replaceAll(' ', '')}`}>
          {t('outlet.call', { phone })}
        </a>
      </p>
    </section>
  );
}
