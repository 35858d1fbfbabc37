import { useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { MapLink, OtherMaps } from '@resort/shared/ui/map';
import type { TicketOrder } from '../../../contract/index.ts';
import styles from './ticket-order.module.css';

/** Directions, and the address for a taxi driver. */
export function TheVenue({ order }: { order: TicketOrder }) {
  const t = useText('ticketing');
  const { address, geo, inChinese } = order;
  return (
    <section className={styles['section']} aria-labelledby="ticket-order-venue">
      <SectionHeading id="ticket-order-venue" title={t('ticketOrder.finding')} />
      <MapLink address={address} at={{ latitude: geo.lat, longitude: geo.lng }} />
      <OtherMaps address={address} at={{ latitude: geo.lat, longitude: geo.lng }} />
      <div className={styles['taxi']}>
        <span className={styles['taxiLabel']}>{t('ticketOrder.taxi')}</span>
        <span className={styles['taxiName']} lang="zh-Hant">
          {inChinese.name}
        </span>
        <span lang="zh-Hant">{inChinese.address}</span>
      </div>
    </section>
  );
}
