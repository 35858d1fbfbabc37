import { formatDayMonth } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { CardBox, CardLink, Picture, useSharedElement } from '@resort/shared/ui';
import { Price } from '@resort/shared/ui/amount';
import { weekdayName } from '@resort/shared/ui/slots';
import { useState } from 'react';
import type { EventBrief } from '../../contract/index.ts';
import styles from './event-card.module.css';
import { SaleBadge } from './SaleBadge.tsx';

interface EventCardProps {
  event: EventBrief;
  /** the day that was asked for, which its screen begins with */
  date: string | null;
  /** on the first screen */
  eager: boolean;
}

/** A show or an attraction in a list: when it is next, where, and from what price. */
export function EventCard({ event, date, eager }: EventCardProps) {
  const t = useText('ticketing');
  const address = to('/ticket', { id: event.ticketId, date: date ?? undefined });
  const [isPressed, setPressed] = useState(false);
  const shared = useSharedElement(address);
  const { title, summary, kindName, picture, property, venue, state, next, fromPrice, currency } = event;
  return (
    <CardBox>
      <div style={isPressed ? shared : undefined}>
        <Picture src={picture.src} alt={picture.alt} ratio="16:9" eager={eager} />
      </div>
      <div className={styles['words']}>
        <p className={styles['over']}>
          <span>{kindName}</span>
          <SaleBadge state={state} />
        </p>
        <h2 className={styles['title']}>
          {/* all events are at one path: only the card that was pressed goes over into the next screen */}
          <CardLink to={address} onClick={() => setPressed(true)}>
            {title}
          </CardLink>
        </h2>
        <p className={styles['summary']}>{summary}</p>
        <p className={styles['line']}>{`${venue} · ${property.name}`}</p>
        {next === null ? null : (
          <p className={styles['next']}>
            {t('event.next', {
              day: `${weekdayName(next.date)} ${formatDayMonth(next.date, currentLanguage())}`,
              time: next.time,
            })}
          </p>
        )}
        {fromPrice === null ? null : <Price amount={fromPrice} currency={currency} from />}
      </div>
    </CardBox>
  );
}
