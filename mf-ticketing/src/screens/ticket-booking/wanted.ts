import type { TicketPerformance } from '../../../contract/index.ts';
import { seatOf, seatPlanOf } from '../../booking/seat-plan.ts';
import type { Wanted } from '../../booking/use-hold.ts';
import { counted, itemsOf, type Wish } from '../../booking/wish.ts';

interface Asked {
  ticketId: string;
  wish: Wish;
  session: TicketPerformance;
  /** the best seats together, instead of those that were chosen */
  auto: boolean;
}

const NONE: readonly string[] = [];

/** The seats that the member holds already and can change. */
export const ownSeats = ({ half }: Wish, { sessionId }: TicketPerformance): readonly string[] =>
  half?.sessionId === sessionId ? half.seatNos : NONE;

/** The chosen seats that are still available in this session; seats that were bought meanwhile are dropped. */
export function seatsOf(wish: Wish, session: TicketPerformance): readonly string[] {
  if (wish.sessionId !== session.sessionId || session.seatMap === null) return NONE;
  const plan = seatPlanOf(session.seatMap, session.categories, ownSeats(wish, session));
  return wish.seatNos.filter((seatNo) => seatOf(plan, seatNo)?.state === 'FREE');
}

/** The tickets of a wish, by category: those of its seats where seats are chosen. */
export function quantitiesOf(wish: Wish, session: TicketPerformance): Readonly<Record<string, number>> {
  if (session.mode === 'QUOTA' || session.seatMap === null) return known(wish.quantities, session);
  const plan = seatPlanOf(session.seatMap, session.categories);
  return counted(seatsOf(wish, session).flatMap((seatNo) => seatOf(plan, seatNo)?.category ?? []));
}

/** Of another session's categories only those that this one has. */
function known(quantities: Wish['quantities'], { categories }: TicketPerformance) {
  return Object.fromEntries(categories.map(({ id }) => [id, quantities[id] ?? 0]));
}

/** The parameters of the calls; undefined while anything is missing. */
export function wantedOf({ ticketId, wish, session, auto }: Asked): Wanted | undefined {
  const { inviteId, termsVersion, half } = wish;
  const quantities = auto ? known(wish.quantities, session) : quantitiesOf(wish, session);
  const items = itemsOf(quantities);
  if (items.length === 0 || termsVersion === null) return undefined;
  const seats =
    session.mode === 'QUOTA'
      ? null
      : auto
        ? ({ auto: true } as const)
        : { seatNos: [...seatsOf(wish, session)] };
  return { ticketId, sessionId: session.sessionId, items, seats, inviteId, termsVersion, half };
}
