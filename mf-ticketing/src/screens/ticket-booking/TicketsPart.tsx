import { useText } from '@resort/shared/i18n';
import { SectionHeading, Skeleton } from '@resort/shared/ui';
import { lazy, Suspense } from 'react';
import styles from '../../booking/booking.module.css';
import { Categories } from './Categories.tsx';
import type { TicketsPartProps } from './tickets-part-props.ts';

const SeatPart = lazy(() => import('./SeatPart.tsx'));

/** How many of which category, or which seats. */
export function TicketsPart(props: TicketsPartProps) {
  const t = useText('ticketing');
  const { event, choice, wish, onChange } = props;
  const { performance, seated } = choice;
  const waiting = <Skeleton height={420} />;
  return (
    <section className={styles['part']} aria-labelledby="booking-tickets">
      <SectionHeading
        id="booking-tickets"
        title={t(performance?.mode === 'SEAT' ? 'booking.seats' : 'booking.tickets')}
      />
      {performance?.mode === 'QUOTA' ? (
        <Categories
          performance={performance}
          most={event.maxPerOrder}
          quantities={wish.quantities}
          onChange={(quantities) => onChange({ quantities })}
        />
      ) : null}
      {performance?.mode === 'SEAT' ? (
        <Suspense fallback={waiting}>
          {seated === undefined ? waiting : <SeatPart {...props} performance={seated} />}
        </Suspense>
      ) : null}
    </section>
  );
}
