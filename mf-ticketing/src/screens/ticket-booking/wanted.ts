import type { TicketPerformance } from '../../../contract/index.ts';
import { seatOf, seatPlanOf } from '../../booking/seat-plan.ts';
import type { Wanted } from '../../booking/use-hold.ts';
import { counted, itemsOf, type Wish } from '../../booking/wish.ts';

interface Asked {
  ticketId: string;
  wish: Wish;
  performance: TicketPerformance;
  /** the best seats together, instead of those that were chosen */
  auto: boolean;
}

const NONE: readonly string[] = [];

/** The seats that the member holds already and can change. */
export const ownSeats = ({ half }: Wish, { performanceId }: TicketPerformance): readonly string[] =>
  half?.performanceId === performanceId ? half.seatNos : NONE;

/** The chosen seats that are still available in this performance; seats that were bought meanwhile are dropped. */
export function seatsOf(wish: Wish, performance: TicketPerformance): readonly string[] {
  if (wish.performanceId !== performance.performanceId || performance.seatMap === null) return NONE;
  const plan = seatPlanOf(performance.seatMap, performance.categories, ownSeats(wish, performance));
  return wish.seatNos.filter((seatNo) => seatOf(plan, seatNo)?.state === 'FREE');
}

/** The tickets of a wish, by category: those of its seats where seats are chosen. */
export function quantitiesOf(wish: Wish, performance: TicketPerformance): Readonly<Record<string, number>> {
  if (performance.mode === 'QUOTA' || performance.seatMap === null)
    return known(wish.quantities, performance);
  const plan = seatPlanOf(performance.seatMap, performance.categories);
  return counted(seatsOf(wish, performance).flatMap((seatNo) => seatOf(plan, seatNo)?.category ?? []));
}

/** Of another performance's categories only those that this one has. */
function known(quantities: Wish['quantities'], { categories }: TicketPerformance) {
  return Object.fromEntries(categories.map(({ id }) => [id, quantities[id] ?? 0]));
}

/** The parameters of the calls; undefined while anything is missing. */
export function wantedOf({ ticketId, wish, performance, auto }: Asked): Wanted | undefined {
  const { inviteId, termsVersion, half } = wish;
  const quantities = auto ? known(wish.quantities, performance) : quantitiesOf(wish, performance);
  const items = itemsOf(quantities);
  if (items.length === 0 || termsVersion === null) return undefined;
  const seats =
    performance.mode === 'QUOTA'
      ? null
      : auto
        ? ({ auto: true } as const)
        : { seatNos: [...seatsOf(wish, performance)] };
  return { ticketId, performanceId: performance.performanceId, items, seats, inviteId, termsVersion, half };
}
