import { useText } from '@resort/shared/i18n';
import { picturesInView, whenIdle } from '@resort/shared/remote';
import { dayInShort, loadPriceCalendar } from '@resort/shared/ui/calendar';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './stay-picker.module.css';
import type { Scope } from './use-calendar.ts';
import { usePeople } from './use-people.ts';
import { nightsOf, type StayWish } from './wish.ts';

const loadCalendar = () => import('./CalendarSheet.tsx');
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
  const close = () => setOpen(null);
  const people = usePeople();
  useCalendarAhead();
  return (
    <>
      <div className={styles['picker']}>
        <button
          type="button"
          className={styles['part']}
          aria-haspopup="dialog"
          onClick={() => setOpen('days')}
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
          onClick={() => setOpen('guests')}
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

/** The calendar's files come once the screen has rendered with its pictures, so that it opens at once. */
function useCalendarAhead(): void {
  useEffect(() => {
    // if it fails, they are requested again when the calendar is opened
    void whenIdle()
      .then(picturesInView)
      .then(() => Promise.all([loadCalendar(), loadPriceCalendar()]))
      .catch(() => undefined);
  }, []);
}
