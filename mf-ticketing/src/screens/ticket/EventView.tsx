import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';
import { Price } from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { Gallery } from '@resort/shared/ui/gallery';
import { lazy, Suspense } from 'react';
import type { EventDetail } from '../../../contract/index.ts';
import { PresaleNote } from '../../events/PresaleNote.tsx';
import { SaleBadge } from '../../events/SaleBadge.tsx';
import styles from './ticket.module.css';
import { WhenPart } from './WhenPart.tsx';

const BelowTheFold = lazy(() => import('./BelowTheFold.tsx'));

/** Pictures, performances, information, and terms. */
export function EventView({ event }: { event: EventDetail }) {
  const t = useText('ticketing');
  const { title, summary, kindName, picture, images, state, fromPrice, currency } = event;
  return (
    <Page over={kindName} title={title} lead={summary}>
      <Gallery
        label={t('event.pictures')}
        pictures={images.length === 0 ? [picture] : images}
        placeOf={(place, of) => t('event.picture', { place, of })}
      />
      <div className={styles['head']}>
        {fromPrice === null ? null : <Price amount={fromPrice} currency={currency} from />}
        <SaleBadge state={state} />
      </div>
      {event.presale === null ? null : <PresaleNote ticketId={event.ticketId} />}
      <EventFacts event={event} />
      <WhenPart event={event} />
      <p className={styles['text']}>{event.description}</p>
      <Suspense>
        <BelowTheFold event={event} />
      </Suspense>
    </Page>
  );
}

function EventFacts({ event }: { event: EventDetail }) {
  const t = useText('ticketing');
  const { venue, property, durationMinutes, doorsMinutes, realName } = event;
  return (
    <Facts>
      <Fact name={t('event.venue')}>{`${venue} · ${property.name}`}</Fact>
      <Fact name={t('event.duration')}>
        {durationMinutes === null
          ? t('event.asLongAsYouLike')
          : t('event.minutes', { count: durationMinutes })}
      </Fact>
      {doorsMinutes === 0 ? null : (
        <Fact name={t('event.doors')}>{t('event.before', { count: doorsMinutes })}</Fact>
      )}
      {realName === 'NONE' ? null : <Fact name={t('event.entry')}>{t(`event.realName.${realName}`)}</Fact>}
    </Facts>
  );
}
