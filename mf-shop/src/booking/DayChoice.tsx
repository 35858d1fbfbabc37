import { useText } from '@resort/shared/i18n';
import { DayChoice as Days, useDayRange, type DayChoiceProps } from '@resort/shared/ui/slots';
import { useBookableDaysQuery } from '../api/availability.ts';
import type { AskedTimes } from './asked-times.ts';

type Day = NonNullable<ReturnType<typeof useBookableDaysQuery>['data']>[number];
type Props = Pick<DayChoiceProps<Day>, 'lastDay' | 'chosen' | 'onChoose'> & {
  wish: AskedTimes;
  today: string;
};

const STATES = { OPEN: 'open', FULL: 'full', CLOSED: 'closed' } as const;

/** The next days of an outlet with their availability. */
export function DayChoice({ wish, today, ...props }: Props) {
  const t = useText('shop');
  const range = useDayRange(today, props.chosen);
  const { from, to } = range;
  const query = useBookableDaysQuery({ ...wish, from, to }, { refetchOnMountOrArgChange: 60 });
  const noteOf = { OPEN: undefined, FULL: t('booking.full'), CLOSED: t('booking.closed') };
  return (
    <Days
      {...props}
      range={range}
      query={query}
      stripDay={({ date, state }) => ({ date, state: STATES[state], note: noteOf[state] })}
      words={{ label: t('booking.date'), more: t('booking.moreDays'), failed: t('booking.daysFailed') }}
    />
  );
}
