import { useText } from '@resort/shared/i18n';
import { DayChoice as Days, useDayRange, type DayChoiceProps, type StripDay } from '@resort/shared/ui/slots';
import type { SaleState, TicketDay } from '../../contract/index.ts';
import { useEventDaysQuery } from '../api/catalogue.ts';
import { today } from '../events/today.ts';

const STATES = {
  OPEN: 'open',
  FEW: 'few',
  PRESALE: 'few',
  COMING: 'few',
  SOLD_OUT: 'full',
  CLOSED: 'closed',
} as const satisfies Record<SaleState, StripDay['state']>;

type Props = Pick<DayChoiceProps<TicketDay>, 'lastDay' | 'chosen' | 'onChoose'> & { ticketId: string };

/** The next days of an event with their availability. */
export function DayChoice({ ticketId, ...props }: Props) {
  const t = useText('ticketing');
  const range = useDayRange(today(), props.chosen);
  const { from, to } = range;
  const query = useEventDaysQuery({ ticketId, from, to }, { refetchOnMountOrArgChange: 60 });
  return (
    <Days
      {...props}
      range={range}
      query={query}
      stripDay={({ date, state }) => ({
        date,
        state: STATES[state],
        note: state === 'OPEN' ? undefined : t(`sale.short.${state}`),
      })}
      words={{ label: t('booking.day'), more: t('booking.moreDays'), failed: t('booking.daysFailed') }}
    />
  );
}
