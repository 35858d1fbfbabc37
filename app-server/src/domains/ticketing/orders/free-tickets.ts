import { and, asc, eq } from 'drizzle-orm';
import { freeSold } from '../../../core/inventory/settle.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { inventoryHold } from '../../../schema/index.ts';
import { performanceCategory } from '../tables/tickets.ts';
import type { FoundOrder } from './find.ts';

type Hold = typeof inventoryHold.$inferSelect;

/** The inventory row of each place: its seat's, or one of its pool's, which are interchangeable. */
function rowsOf(holds: readonly Hold[], slots: readonly string[]): number[] {
  const left = [...holds];
  return slots.map((slot) => {
    const at = left.findIndex((hold) => hold.slot === slot);
    const [row] = at < 0 ? [] : left.splice(at, 1);
    if (row === undefined) throw new Error(`nothing is sold of ${slot}`);
    return row.id;
  });
}

/** Releases the inventory of some places of a confirmed order; the others keep theirs. */
export async function freeTickets(
  tx: Transaction,
  { order, performance, places }: FoundOrder,
  positionIds: readonly number[],
): Promise<void> {
  const holds = await tx
    .select()
    .from(inventoryHold)
    .where(and(eq(inventoryHold.orderId, order.id), eq(inventoryHold.state, 'SOLD')))
    .orderBy(asc(inventoryHold.id));
  const priced = await tx
    .select()
    .from(performanceCategory)
    .where(eq(performanceCategory.performanceId, performance.id));
  const slots = places
    .filter(({ position }) => positionIds.includes(position.id))
    .map(
      ({ position }) => position.seat ?? priced.find(({ code }) => code === position.category)?.pool ?? '',
    );
  await freeSold(tx, order.id, rowsOf(holds, slots));
}
