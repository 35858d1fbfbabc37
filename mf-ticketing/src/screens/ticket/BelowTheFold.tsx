import { useText } from '@resort/shared/i18n';
import { Accordion, SectionHeading } from '@resort/shared/ui';
import { MapLink, OtherMaps } from '@resort/shared/ui/map';
import type { EventDetail } from '../../../contract/index.ts';
import { LegalTexts } from '../../booking/LegalTexts.tsx';
import { useRefundWords } from '../../events/use-refund-words.ts';
import { HotelsNear } from './HotelsNear.tsx';
import styles from './ticket.module.css';

/** Information for guests, refund terms, directions, and hotels nearby. */
export default function BelowTheFold({ event }: { event: EventDetail }) {
  const t = useText('ticketing');
  const refundWords = useRefundWords();
  const { ticketId, sections, address, geo, refundRule } = event;
  return (
    <>
      {sections.length === 0 ? null : (
        <section className={styles['part']} aria-labelledby="ticket-know">
          <SectionHeading id="ticket-know" title={t('event.know')} />
          <div>
            <Accordion
              name="ticket-know"
              items={sections.map(({ title, text }) => ({ title, content: <p>{text}</p> }))}
            />
          </div>
        </section>
      )}
      <section className={styles['part']} aria-labelledby="ticket-terms">
        <SectionHeading id="ticket-terms" title={t('event.terms')} />
        <p>{refundWords(refundRule)}</p>
        <LegalTexts ticketId={ticketId} />
      </section>
      <section className={styles['part']} aria-labelledby="ticket-way">
        <SectionHeading id="ticket-way" title={t('event.way')} />
        <MapLink address={address} at={{ latitude: geo.lat, longitude: geo.lng }} />
        <OtherMaps address={address} at={{ latitude: geo.lat, longitude: geo.lng }} />
      </section>
      <HotelsNear ticketId={ticketId} />
    </>
  );
}
