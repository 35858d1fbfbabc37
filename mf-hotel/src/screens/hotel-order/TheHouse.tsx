import { useText } from '@resort/shared/i18n';
import { MapLink, SectionHeading } from '@resort/shared/ui';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useHotelQuery } from '../../api/catalogue.ts';
import styles from './hotel-order.module.css';

/** Where the house is, how to reach it, and what a taxi driver reads. */
export function TheHouse({ order }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const { data: house } = useHotelQuery({ hotelCode: order.hotelCode });
  const { phone } = order;
  return (
    <section className={styles['section']}>
      <SectionHeading title={t('order.house')} />
      {house === undefined ? null : (
        <>
          <MapLink address={house.address} at={{ latitude: house.geo.lat, longitude: house.geo.lng }} />
          <div className={styles['taxi']}>
            <span className={styles['taxiLabel']}>{t('order.taxi')}</span>
            <span className={styles['taxiName']} lang="zh-Hant">
              {house.inChinese.name}
            </span>
            <span className={styles['taxiAddress']} lang="zh-Hant">
              {house.inChinese.address}
            </span>
          </div>
        </>
      )}
      <a className={styles['phone']} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
        {t('order.call', { phone })}
      </a>
    </section>
  );
}
