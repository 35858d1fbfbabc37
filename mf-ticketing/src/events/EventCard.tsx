import { formatDay } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Price } from '@resort/shared/ui/amount';
import { PictureCard } from '@resort/shared/ui/cards';
import type { EventBrief } from '../../contract/index.ts';
import styles from './event-card.module.css';
import { SaleBadge } from './SaleBadge.tsx';

interface EventCardProps {
  event: EventBrief;
  /** the day that was asked for, which its screen begins with */
  date: string | null;
}

/** A show or an attraction in a list: its next performance, venue, and lowest price. */
export function EventCard({ event, date }: EventCardProps) {
  const t = useText('ticketing');
  const { ticketId, title, summary, kindName, picture, property, venue, state, next, fromPrice, currency } =
    event;
  return (
    <PictureCard
      picture={picture}
      over={kindName}
      aside={<SaleBadge state={state} />}
      title={title}
      to={to('/ticket', { id: ticketId, date: date ?? undefined })}
      summary={summary}
      line={`${venue} · ${property.name}`}
    >
      {next === null ? null : (
        <p className={styles['next']}>
          {t('event.next', {
            day: formatDay(next.date, currentLanguage(), { weekday: 'long', day: 'numeric', month: 'short' }),
            time: next.time,
          })}
        </p>
      )}
      {fromPrice === null ? null : <Price amount={fromPrice} currency={currency} from />}
    </PictureCard>
  );
}
