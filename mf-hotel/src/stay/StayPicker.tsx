import { useText } from '@resort/shared/i18n';
import { dayInShort } from '../calendar/index.ts';
import { lazy, startTransition, Suspense, useState } from 'react';
import { fetchCalendar, loadCalendar, useCalendarAhead } from './calendar-ahead.ts';
import styles from './stay-picker.module.css';
import type { Scope } from './use-calendar.ts';
import { usePeople } from './use-people.ts';
import { nightsOf, type StayWish } from './wish.ts';

const CalendarSheet = lazy(loadCalendar);
const GuestsSheet = lazy(() => import('./GuestsSheet.tsx'));

export interface StayPickerProps {
  wish: StayWish;
  onChange: (change: Partial<StayWish>) => void;
  /** whose prices the calendar shows */
  scope?: Scope;
}

/** When and with whom, in two buttons; each opens its sheet. */
export function StayPicker({ wish, onChange, scope = {} }: StayPickerProps) {
  const t = useText('hotel');
  const [open, setOpen] = useState<'days' | 'guests' | null>(null);
  // without a transition React shows nothing first, and what has loaded only 300 ms after that
  const show = (sheet: 'days' | 'guests') => startTransition(() => setOpen(sheet));
  const close = () => setOpen(null);
  useCalendarAhead(scope, wish.checkIn);
  const people = usePeople();
  return (
    <>
      <div className={styles['picker']}>
        <button
          type="button"
          className={styles['part']}
          aria-haspopup="dialog"
          onPointerDown={fetchCalendar}
          onFocus={fetchCalendar}
          onClick={() => show('days')}
        >
          <span className={styles['name']}>{t('stay.days')}</span>
          <span className={styles['value']}>
            {t('stay.fromTo', { from: dayInShort(wish.checkIn), to: dayInShort(wish.checkOut) })}
          </span>
          <span className={styles['more']}>{t('stay.nights', { count: nightsOf(wish) })}</span>
        </button>
        <button
          type="button"
          className={styles['part']}
          aria-haspopup="dialog"
          onClick={() => show('guests')}
        >
          <span className={styles['name']}>{t('stay.who')}</span>
          <span className={styles['value']}>{t('stay.rooms', { count: wish.rooms })}</span>
          <span className={styles['more']}>{people(wish)}</span>
        </button>
      </div>
      <Suspense fallback={null}>
        {open === 'days' ? (
          <CalendarSheet wish={wish} scope={scope} onChange={onChange} onClose={close} />
        ) : null}
        {open === 'guests' ? <GuestsSheet wish={wish} onChange={onChange} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
