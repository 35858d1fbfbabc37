import type { Transaction } from '../../../platform/database/index.ts';
import { and, eq, gt, inArray, lt, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { takeLocks } from '../../../platform/database/lock-order.ts';
import { isOverdue } from '../../../core/orders/locked-order.ts';
import type { Wanted } from '../../../core/inventory/hold.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { orders } from '../../../schema/index.ts';
import { reservation, shop, type ShopArea } from '../tables/shops.ts';
import type { OpenTime } from '../availability/hours.ts';
import {
  bucketsOf,
  COVERS,
  keyOf,
  loadOccupancy,
  PRIVATE_ROOM,
  THERAPIST,
  TREATMENT_ROOM,
  type Occupancy,
} from '../availability/occupancy.ts';
import { timesFrom, type Wish } from '../availability/placing.ts';
import { placeOrRefuse } from '../availability/refusal.ts';
import type { BookableShop } from '../availability/shop-facts.ts';

/** Statuses that occupy a time, so that no other guest gets the table or the therapist. */
const LIVE = ['HELD', 'HELD_TO_ASK', 'REQUESTED', 'RESERVED', 'SEATED'];

/** Where a party goes: a restaurant's area, or a room with therapists. */
export interface Placed {
  /** the guests' own time */
  readonly own: OpenTime;
  readonly place: string;
  readonly therapists: readonly string[];
  /** what it takes of the inventory, for an order */
  wanted(orderId: number): Wanted;
}

/** Places one party after the other at an outlet; see LOCK_ORDER. */
export async function lockOutlet(tx: Transaction, code: string): Promise<void> {
  takeLocks(tx, 'outlet', [code]);
  await tx.select({ code: shop.code }).from(shop).where(eq(shop.code, code)).for('no key update');
}

function table(facts: BookableShop, area: ShopArea, time: OpenTime, party: number) {
  const key = keyOf(facts.shop.code, area.code);
  return (orderId: number): Wanted => {
    if (area.isPrivate) return { resources: [resource(orderId, PRIVATE_ROOM, key, time)] };
    const count = { orderId, type: COVERS, key, quantity: party, opensWith: area.covers };
    return { counts: bucketsOf(time).map((period) => ({ ...count, period })) };
  };
}

const resource = (orderId: number, type: string, key: string, { from, to }: OpenTime) => ({
  orderId,
  type,
  key,
  from: from.toISOString(),
  to: to.toISOString(),
});

/** Throws why a party cannot come at a time; otherwise returns its place. */
export function placeParty(
  facts: BookableShop,
  wish: Wish,
  taken: Occupancy,
  when: { readonly from: Date; readonly now: Date },
): Placed {
  const { areas, room, therapists } = placeOrRefuse(facts, wish, taken, when);
  const { own, kept } = timesFrom(facts, wish, when.from);
  const [area] = areas;
  if (area !== undefined)
    return { own, place: area.code, therapists: [], wanted: table(facts, area, kept, wish.party) };
  if (room === undefined) throw new DomainError('NO_SLOT');
  const chosen = therapists.slice(0, wish.party).map(({ code }) => code);
  const { code } = facts.shop;
  const parts = [...chosen.map((one) => [THERAPIST, one] as const), [TREATMENT_ROOM, room.code] as const];
  return {
    own,
    place: room.code,
    therapists: chosen,
    wanted: (orderId) => ({
      resources: parts.map(([type, part]) => resource(orderId, type, keyOf(code, part), kept)),
    }),
  };
}

/** The same for the current occupancy. */
export async function findPlace(
  tx: Transaction,
  facts: BookableShop,
  wish: Wish,
  when: { readonly from: Date; readonly now: Date },
): Promise<Placed> {
  const date = macauDate(when.from);
  const taken = await loadOccupancy(tx, [facts], { from: date, to: date });
  return placeParty(facts, wish, taken, when);
}

/** A venue was asked to move a reservation to this time. */
const isAskedWithin = ({ from, to }: OpenTime): SQL => {
  const { change } = reservation;
  return sql`${change}->>'state' = 'ASKED'
    and (${change}->'to'->>'startsAt')::timestamptz < ${to.toISOString()}::timestamptz
    and (${change}->'to'->>'endsAt')::timestamptz > ${from.toISOString()}::timestamptz`;
};

/**
 * Throws RESERVED_TWICE if the member has another reservation at this outlet within this time; `but` excludes one
 * order.
 */
export async function refuseTwice(
  tx: Transaction,
  clock: Clock,
  { memberId, code, time, but }: { memberId: number; code: string; time: OpenTime; but?: number },
): Promise<void> {
  const [other] = await tx
    .select({ id: orders.id })
    .from(reservation)
    .innerJoin(orders, eq(orders.id, reservation.orderId))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(reservation.shop, code),
        inArray(orders.status, LIVE),
        not(isOverdue(clock)),
        or(and(lt(reservation.startsAt, time.to), gt(reservation.endsAt, time.from)), isAskedWithin(time)),
        but === undefined ? undefined : ne(orders.id, but),
      ),
    )
    .limit(1);
  if (other !== undefined) throw new DomainError('RESERVED_TWICE');
}
