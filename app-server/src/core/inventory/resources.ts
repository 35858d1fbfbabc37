import type { ErrorName } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { inventoryHold, inventoryUnit } from '../../schema/index.ts';
import { lockKey, refuseLacking, takeInventoryLocks, type WantedResource } from './wanted.ts';

/**
 * Books all resources for their times or none; times are half-open, so the next may begin when one ends.
 * Throws `soldOut` with `data.lacking`: resources that are taken or do not exist.
 * The resource's row is locked first: two inserts that only meet in the exclusion constraint would wait for
 * each other. The constraint remains as a safety net.
 */
export async function holdResources(
  tx: Transaction,
  wanted: readonly WantedResource[],
  soldOut: ErrorName,
): Promise<void> {
  if (wanted.length === 0) return;
  const id = ({ type, key }: { type: string; key: string }) => lockKey('RESOURCE', { type, key }, '');
  takeInventoryLocks(tx, wanted.map(id));
  const places = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
    as want(type text, key text, "from" timestamptz, "to" timestamptz)`;
  const { rows: locked } = await tx.execute<{ type: string; key: string }>(sql`
    select unit.type, unit.key from ${inventoryUnit} unit
    where unit.name = '' and (unit.type, unit.key) in (select want.type, want.key from ${places})
    order by unit.type collate "C", unit.key collate "C"
    for no key update`);
  const { rows: taken } = await tx.execute<{ type: string; key: string }>(sql`
    select hold.type, hold.key from ${inventoryHold} hold
    join ${places} on hold.type = want.type and hold.key = want.key
      and hold.during && tstzrange(want."from", want."to")
    where hold.shape = 'RESOURCE' and hold.state in ('HELD', 'SOLD')`);
  const free = new Set(locked.map(id));
  for (const resource of taken) free.delete(id(resource));
  refuseLacking(
    soldOut,
    wanted
      .filter((resource) => !free.has(id(resource)))
      .map(({ orderId: _orderId, ...resource }) => resource),
  );
  await tx.insert(inventoryHold).values(
    wanted.map(({ from, to, ...want }) => ({
      ...want,
      shape: 'RESOURCE' as const,
      slot: '',
      during: sql`tstzrange(${from}::timestamptz, ${to}::timestamptz)`,
      quantity: 1,
    })),
  );
}
