import { commaText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { RemovableChips } from '@resort/shared/ui/list';
import { SeatMap } from '../../seat-map/index.ts';
import { useMemo } from 'react';
import type { TicketPerformance } from '../../../contract/index.ts';
import { seatOf, seatPlanOf } from '../../booking/seat-plan.ts';
import { useSeatWords } from '../../seat-map/use-seat-words.ts';
import { BestSeats } from './BestSeats.tsx';
import type { TicketsPartProps } from './tickets-part-props.ts';
import { ownSeats, seatsOf } from './wanted.ts';

/** The map of a performance, and the option to let us choose. */
export default function SeatPart({
  performance,
  event,
  wish,
  onChange,
  lost,
  best,
}: TicketsPartProps & { performance: TicketPerformance }) {
  const t = useText('ticketing');
  const words = useSeatWords();
  const { seatMap, categories, performanceId } = performance;
  const own = ownSeats(wish, performance);
  const chosen = seatsOf(wish, performance);
  const plan = useMemo(
    () => (seatMap === null ? null : withLost(seatPlanOf(seatMap, categories, own), lost)),
    [seatMap, categories, own, lost],
  );
  if (plan === null) return null;
  const pick = (seatNo: string) => {
    const isMine = chosen.includes(seatNo);
    if (!isMine && chosen.length >= event.maxPerOrder) {
      return t('booking.limit', { count: event.maxPerOrder });
    }
    const seatNos = isMine ? chosen.filter((each) => each !== seatNo) : [...chosen, seatNo];
    onChange({ seatNos, performanceId });
    return undefined;
  };
  const nameOf = (seatNo: string) => {
    const seat = seatOf(plan, seatNo);
    return seat === undefined ? seatNo : commaText([seat.block, words.seat(seat)], currentLanguage());
  };
  return (
    <>
      <BestSeats
        performance={performance}
        most={event.maxPerOrder}
        wish={wish}
        onChange={onChange}
        {...best}
      />
      <SeatMap plan={plan} words={words} chosen={chosen} onPick={pick} />
      <RemovableChips
        label={t('booking.chosenSeats')}
        choices={chosen.map((seatNo) => ({ id: seatNo, label: nameOf(seatNo) }))}
        onRemove={pick}
      />
    </>
  );
}

/** Seats that the server reported as taken, until the map is read again. */
function withLost(plan: ReturnType<typeof seatPlanOf>, lost: readonly string[]): typeof plan {
  if (lost.length === 0) return plan;
  return {
    ...plan,
    blocks: plan.blocks.map((block) => ({
      ...block,
      rows: block.rows.map((row) => ({
        ...row,
        seats: row.seats.map((seat) =>
          lost.includes(seat.seatNo) ? { ...seat, state: 'TAKEN' as const } : seat,
        ),
      })),
    })),
  };
}
