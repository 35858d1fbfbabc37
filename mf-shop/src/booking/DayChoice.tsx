import { useText } from '@resort/shared/i18n';
import { DayChoice as Days, type DayChoiceProps } from '@resort/shared/ui/slots';
import { useBookableDaysQuery } from '../api/availability.ts';
import type { AskedTimes } from './asked-times.ts';

type Day = NonNullable<ReturnType<typeof useBookableDaysQuery>['data']>[number];
type Props = Pick<DayChoiceProps<Day>, 'today' | 'lastDay' | 'chosen' | 'onChoose'> & { wish: AskedTimes };

const STATES = { OPEN: 'open', FULL: 'full', CLOSED: 'closed' } as const;

/** The next days of an outlet with their availability. */
export function DayChoice({ wish, ...props }: Props) {
  const t = useText('shop');
  const noteOf = { OPEN: undefined, FULL: t('booking.full'), CLOSED: t('booking.closed') };
  return (
    <Days
      {...props}
      useDays={(range) => useBookableDaysQuery({ ...wish, ...range }, { refetchOnMountOrArgChange: 60 })}
      stripDay={({ date, state }) => ({ date, state: STATES[state], note: noteOf[state] })}
      words={{ label: t('booking.date'), more: t('booking.moreDays'), failed: t('booking.daysFailed') }}
    />
  );
}
