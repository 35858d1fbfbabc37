import { commaText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';
import { AddToCalendar } from '@resort/shared/ui/calendar-file';
import { useEffect, useRef } from 'react';
import type { ActivityDetail } from '../../../contract/index.ts';
import styles from './activity.module.css';
import { GiveUp } from './GiveUp.tsx';
import { HowMany } from './HowMany.tsx';
import { useSignUp } from './use-sign-up.ts';

/** The member's places at an activity: take, change or cancel them; or why none are available. */
export function Places({ activity }: { activity: ActivityDetail }) {
  const t = useText('content');
  const { id, title, state, seats } = activity;
  const { signUp, isBusy, refusal, done } = useSignUp(id);
  const panel = useFocusAfter(seats);
  const canChange = state === 'OPEN' || (state === 'FULL' && seats > 0);
  const isMine = seats > 0 && state !== 'ENDED';
  return (
    <section ref={panel} className={styles['places']} aria-label={t('activity.places')} tabIndex={-1}>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      {isMine ? (
        <Notice tone="success">{t(done ? 'activity.kept' : 'activity.yours', { count: seats })}</Notice>
      ) : null}
      {canChange ? (
        // when the member's places change, the number starts again from them
        <HowMany key={seats} activity={activity} isBusy={isBusy} onSignUp={signUp} />
      ) : null}
      {canChange || isMine ? null : (
        <Button wide unavailable={t(`activity.why.${state}`)}>
          {t('activity.signUp', { count: 1 })}
        </Button>
      )}
      {isMine ? (
        <>
          <InCalendar activity={activity} />
          {state === 'CLOSED' ? null : <GiveUp id={id} title={title} />}
        </>
      ) : null}
    </section>
  );
}

function InCalendar({ activity }: { activity: ActivityDetail }) {
  const { id, title, startAt, endAt, place, property, notes, seats } = activity;
  return (
    <AddToCalendar
      event={{
        id: `activity-${id}`,
        version: seats,
        title,
        when: { start: startAt, end: endAt },
        place: commaText([place, property.name], currentLanguage()),
        notes: notes.join('\n'),
        url: location.href,
      }}
    />
  );
}

/** The pressed button disappears after its action, so its replacement takes the focus. */
function useFocusAfter(seats: number) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(seats);
  useEffect(() => {
    if (before.current !== seats) place.current?.focus({ preventScroll: true });
    before.current = seats;
  }, [seats]);
  return place;
}
