import type { ErrorName } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { inventoryHold, inventoryUnit } from '../../schema/index.ts';
import { lockKey, refuseLacking, takeInventoryLocks, type WantedSeat } from './wanted.ts';

/**
 * Holds all seats or none. A seat that another transaction is taking counts as taken, without waiting. Throws
 * `soldOut` with `data.lacking`: seats that are taken or do not exist.
 */
export async function holdSeats(
  tx: Transaction,
  wanted: readonly WantedSeat[],
  soldOut: ErrorName,
): Promise<void> {
  if (wanted.length === 0) return;
  const id = ({ type, key, seat }: { type: string; key: string; seat: string }) =>
    lockKey('SEAT', { type, key }, seat);
  takeInventoryLocks(tx, wanted.map(id));
  const places = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as want(type text, key text, seat text)`;
  const { rows: locked } = await tx.execute<{ type: string; key: string; seat: string }>(sql`
    select unit.type, unit.key, unit.name as seat from ${inventoryUnit} unit
    join ${places} on unit.type = want.type and unit.key = want.key and unit.name = want.seat
    order by unit.type collate "C", unit.key collate "C", unit.name collate "C"
    for no key update of unit skip locked`);
  // Only after locking: before, another order could take the seat after the query.
  const { rows: taken } = await tx.execute<{ type: string; key: string; seat: string }>(sql`
    select hold.type, hold.key, hold.slot as seat from ${inventoryHold} hold
    join ${places} on hold.type = want.type and hold.key = want.key and hold.slot = want.seat
    where hold.shape = 'SEAT' and hold.state in ('HELD', 'SOLD')`);
  const free = new Set(locked.map(id));
  for (const seat of taken) free.delete(id(seat));
  refuseLacking(
    soldOut,
    wanted.filter((seat) => !free.has(id(seat))).map(({ type, key, seat }) => ({ type, key, seat })),
  );
  await tx
    .insert(inventoryHold)
    .values(
      wanted.map(({ seat, ...want }) => ({ ...want, shape: 'SEAT' as const, slot: seat, quantity: 1 })),
    );
}
