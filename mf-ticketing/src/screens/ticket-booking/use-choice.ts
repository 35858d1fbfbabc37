import { isDate } from '@resort/shared/format';
import { useSearchParams } from '@resort/shared/router';
import { useState } from 'react';
import type { EventDetail, TicketPerformance } from '../../../contract/index.ts';
import { usePerformancesQuery } from '../../api/catalogue.ts';
import { CHOSEN } from '../../booking/booking-address.ts';
import { isToBeHad } from '../../booking/is-to-be-had.ts';
import { today } from '../../events/today.ts';

export interface Choice {
  date: string | undefined;
  chooseDay: (date: string) => void;
  /** of the day; undefined: not known yet */
  performances: readonly TicketPerformance[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** the chosen one; the day's only one is chosen of itself */
  performance: TicketPerformance | undefined;
  choosePerformance: (performanceId: string) => void;
  /** the same with its seats, once they are there */
  seated: TicketPerformance | undefined;
}

/** The day and the performance, as the address has them, with all that is known of both. */
export function useChoice({ ticketId, next }: EventDetail): Choice {
  const [asked, choose] = useInAddress();
  const date = isDate(asked.date) && asked.date >= today() ? asked.date : next?.date;
  const day = { ticketId, date: date ?? '' };
  const query = usePerformancesQuery(day, { skip: date === undefined, refetchOnMountOrArgChange: 30 });
  const performances = query.currentData?.performances;
  const open = performances?.filter(({ state }) => isToBeHad(state)) ?? [];
  const performance =
    open.find(({ performanceId }) => performanceId === asked.performanceId) ??
    (open.length === 1 ? open[0] : undefined);
  const needsMap = performance?.mode === 'SEAT' && performance.seatMap === null;
  const map = usePerformancesQuery(
    { ...day, performanceId: performance?.performanceId ?? '' },
    { skip: !needsMap, refetchOnMountOrArgChange: 30 },
  );
  return {
    date,
    chooseDay: (chosen) => choose({ date: chosen, performanceId: '' }),
    performances,
    hasFailed: query.isError || (needsMap && map.isError),
    retry: () => void (needsMap ? map : query).refetch(),
    performance,
    choosePerformance: (performanceId) => choose({ date: date ?? '', performanceId }),
    seated: needsMap
      ? map.currentData?.performances.find(({ performanceId }) => performanceId === performance.performanceId)
      : performance,
  };
}

/** At once on the screen, then in the address; '' is not chosen. */
function useInAddress() {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState(() => ({
    date: params.get('date') ?? '',
    performanceId: params.get(CHOSEN) ?? '',
  }));
  const choose = (next: typeof asked) => {
    setAsked(next);
    setParams(
      (before) => {
        for (const [name, value] of Object.entries({ date: next.date, [CHOSEN]: next.performanceId })) {
          if (value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [asked, choose] as const;
}
