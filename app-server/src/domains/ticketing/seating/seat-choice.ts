import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { inviteCode, performanceCategory } from '../tables/tickets.ts';
import { bestSeats } from '../performances/best-seats.ts';
import { planOf } from '../performances/event-facts.ts';
import { takenSeats } from '../performances/inventory.ts';
import { seatsOfPlan, type PlanSeat } from '../performances/plan.ts';
import type { FoundOrder } from '../orders/find.ts';
import type { PricedSeat } from './place-seats.ts';

/** Seats by name, or the best ones. */
export type SeatWish =
  | { readonly seatNos: readonly string[] }
  /** `avoid`: seats that other members are just taking */
  | { readonly auto: true; readonly avoid: ReadonlySet<string> };

/** The seat plan of an order, and the prices of its seats. */
interface Hall {
  readonly seats: readonly PlanSeat[];
  readonly priceOf: (seat: PlanSeat) => PricedSeat | undefined;
}

async function hallOf(db: Executor, { event, performance, own }: FoundOrder): Promise<Hall> {
  const plan = await planOf(db, event);
  const blocked = new Set(performance.blocked);
  const priced = await db
    .select()
    .from(performanceCategory)
    .where(eq(performanceCategory.performanceId, performance.id));
  const [invite] =
    own.inviteId === null ? [] : await db.select().from(inviteCode).where(eq(inviteCode.id, own.inviteId));
  const isFree = invite?.grants === 'TICKETS';
  return {
    seats: seatsOfPlan(plan).filter(({ seat }) => !blocked.has(seat)),
    priceOf: ({ seat, category }) => {
      const code = event.categories[category]?.code;
      const found = priced.find((one) => one.code === code);
      return found && { seat, category: found.code, price: isFree ? 0n : found.price };
    },
  };
}

/**
 * As many seats as the order has places, each once, each on the plan. Throws BAD_REQUEST, SEAT_TAKEN with `data.seats`.
 */
function named({ seats, priceOf }: Hall, { places }: FoundOrder, seatNos: readonly string[]): PricedSeat[] {
  const asked = new Set(seatNos);
  if (asked.size !== seatNos.length || asked.size !== places.length) throw new DomainError('BAD_REQUEST');
  const chosen = seats.filter(({ seat }) => asked.has(seat)).flatMap((seat) => priceOf(seat) ?? []);
  const known = new Set(chosen.map(({ seat }) => seat));
  const unknown = seatNos.filter((seat) => !known.has(seat));
  if (unknown.length > 0) throw new DomainError('SEAT_TAKEN', {}, { seats: unknown });
  return chosen;
}

/** For each category the best seats together. Throws TICKETS_SOLD_OUT, NO_SEATS_TOGETHER. */
async function proposed(
  db: Executor,
  { seats, priceOf }: Hall,
  { places, performance, event }: FoundOrder,
  avoid: ReadonlySet<string>,
): Promise<PricedSeat[]> {
  const taken = await takenSeats(db, performance.id);
  for (const { position } of places) if (position.seat !== null) taken.delete(position.seat);
  const isFree = ({ seat }: PlanSeat) => !taken.has(seat) && !avoid.has(seat);
  const groups = Map.groupBy(places, ({ position }) => position.category);
  return [...groups].flatMap(([code, { length: count }]) => {
    const category = event.categories.findIndex((one) => one.code === code);
    if (seats.filter((seat) => seat.category === category && isFree(seat)).length < count)
      throw new DomainError('TICKETS_SOLD_OUT');
    const best = bestSeats(seats, isFree, { category, count });
    if (best === undefined) throw new DomainError('NO_SEATS_TOGETHER');
    return best.flatMap((seat) => priceOf(seat) ?? []);
  });
}

/** The seats for an order. */
export async function chooseSeats(db: Executor, found: FoundOrder, wish: SeatWish): Promise<PricedSeat[]> {
  const hall = await hallOf(db, found);
  return 'seatNos' in wish ? named(hall, found, wish.seatNos) : proposed(db, hall, found, wish.avoid);
}
