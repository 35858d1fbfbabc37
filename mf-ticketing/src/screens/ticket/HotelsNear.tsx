import { useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { Picture, SectionHeading, Surface } from '@resort/shared/ui';
import { useHotelsNearQuery } from '../../api/catalogue.ts';
import styles from './ticket.module.css';

/** Hotels near the venue; without them the screen is whole. */
export function HotelsNear({ ticketId }: { ticketId: string }) {
  const t = useText('ticketing');
  const { data: hotels = [] } = useHotelsNearQuery({ ticketId });
  if (hotels.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="ticket-hotels">
      <SectionHeading id="ticket-hotels" title={t('event.hotels')} />
      {hotels.map(({ hotelCode, name, picture, offer, link }) => {
        const address = servedLink(link);
        return (
          <Surface
            key={hotelCode}
            title={name}
            lines={[offer]}
            picture={<Picture {...picture} ratio="16:9" />}
            {...(address === undefined ? {} : { to: address })}
          />
        );
      })}
    </section>
  );
}
