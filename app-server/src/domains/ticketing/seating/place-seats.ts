import { and, eq, notInArray } from 'drizzle-orm';
import { holdInventory } from '../../../core/inventory/hold.ts';
import { freeHeld } from '../../../core/inventory/settle.ts';
import { amendOrder } from '../../../core/orders/amend.ts';
import { attachVouchers } from '../../../core/orders/holds/attach-vouchers.ts';
import { transition } from '../../../core/orders/transition.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { inventoryHold } from '../../../schema/index.ts';
import { ticketPosition } from '../tables/tickets.ts';
import { keyOf, SEATS } from '../performances/inventory.ts';
import type { FoundOrder } from '../orders/find.ts';
import { hasGuests } from '../orders/missing.ts';

/** A seat with its effect on its place. */
export interface PricedSeat {
  readonly seat: string;
  readonly category: string;
  readonly price: bigint;
}

/** The inventory rows that the order holds and no longer needs. */
async function givenUp(tx: Transaction, { order }: FoundOrder, wanted: readonly PricedSeat[]) {
  const { id, orderId, shape, state, slot } = inventoryHold;
  const isOther = notInArray(
    slot,
    wanted.map(({ seat }) => seat),
  );
  const rows = await tx
    .select({ id })
    .from(inventoryHold)
    .where(and(eq(orderId, order.id), eq(shape, 'SEAT'), eq(state, 'HELD'), isOther));
  return rows.map((row) => row.id);
}

/**
 * Gives a locked order that waits for its money these seats in place of those it had: all, or SEAT_TAKEN with
 * `data.lacking`. What it kept keeps its guest; a place that changes its seat loses the one who was bound to it.
 */
export async function placeSeats(
  tx: Transaction,
  clock: Clock,
  found: FoundOrder,
  wanted: readonly PricedSeat[],
): Promise<void> {
  const { order, event, performance, places } = found;
  const actor = `member ${order.memberId}`;
  if (order.voucherAmount > 0n) await attachVouchers(tx, clock, order, []);
  const asked = new Set(wanted.map(({ seat }) => seat));
  const had = new Set(places.map(({ position }) => position.seat));
  const added = wanted.filter(({ seat }) => !had.has(seat));
  const open = places.filter(({ position: { seat } }) => seat === null || !asked.has(seat));
  const seats = added.map(({ seat }) => ({
    orderId: order.id,
    type: SEATS,
    key: keyOf(performance.id),
    seat,
  }));
  const old = await givenUp(tx, found, wanted);
  await holdInventory(tx, { seats }, 'SEAT_TAKEN');
  if (old.length > 0) await freeHeld(tx, order.id, old);
  const unbound = event.realName === 'ONE_PER_TICKET' ? { realNameId: null, docHash: null } : {};
  for (const [at, { position }] of open.entries())
    await tx
      .update(ticketPosition)
      .set({ ...added[at], ...unbound })
      .where(eq(ticketPosition.id, position.id));
  const total = wanted.reduce((sum, { price }) => sum + price, 0n);
  if (total !== order.total)
    await amendOrder(tx, clock, { orderId: order.id, to: order.status, total, event: 'SEATS_CHOSEN', actor });
  const moved = new Set(open);
  const after = places.map((place) =>
    moved.has(place) ? { ...place.position, ...unbound } : place.position,
  );
  if (order.status === 'BOUND' && !hasGuests(event.realName, after))
    await transition(tx, clock, {
      orderId: order.id,
      from: ['BOUND'],
      to: 'HELD',
      event: 'GUESTS_NEEDED',
      actor,
    });
}
