import type { ErrorName } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import { afterwards, type Transaction } from '../../platform/database/index.ts';
import { inventoryCounter, inventoryHold } from '../../schema/index.ts';
import { inByteOrder, lockKey, refuseLacking, takeInventoryLocks, type WantedCount } from './wanted.ts';

/** The change of a counter; the columns of one row. */
export interface Delta {
  readonly type: string;
  readonly key: string;
  readonly period: string;
  readonly held: number;
  readonly sold: number;
}

const id = ({ type, key, period }: { type: string; key: string; period: string }) =>
  lockKey('COUNTER', { type, key }, period);

/** Adds up deltas, one per counter, over all orders and rows. */
function summed(deltas: readonly Delta[]): Delta[] {
  const sums = new Map<string, Delta>();
  for (const delta of deltas) {
    const { held, sold } = sums.get(id(delta)) ?? { held: 0, sold: 0 };
    sums.set(id(delta), { ...delta, held: held + delta.held, sold: sold + delta.sold });
  }
  return [...sums.values()];
}

const asTable = (deltas: readonly Delta[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb)
    as delta(type text, key text, period text, held int, sold int)`;
const sameCounter = sql`counter.type = delta.type and counter.key = delta.key and counter.period = delta.period`;

/** Locks the counters in lock order and returns how much of each is left. */
async function lockCounters(tx: Transaction, deltas: readonly Delta[]): Promise<Map<string, number>> {
  takeInventoryLocks(tx, deltas.map(id));
  const { rows } = await tx.execute<{ type: string; key: string; period: string; left: number }>(sql`
    select counter.type, counter.key, counter.period, counter.total - counter.sold - counter.held as left
    from ${inventoryCounter} counter join ${asTable(deltas)} on ${sameCounter}
    order by counter.type collate "C", counter.key collate "C", counter.period collate "C"
    for no key update of counter`);
  return new Map(rows.map((row) => [id(row), row.left]));
}

/**
 * Locks the counters that a change of an order returns or takes, before it does either, to follow the lock
 * order. Counters that do not exist yet are omitted.
 */
export async function lockForChange(
  tx: Transaction,
  counters: readonly Pick<Delta, 'type' | 'key' | 'period'>[],
): Promise<void> {
  if (counters.length === 0) return;
  await lockCounters(tx, summed(counters.map((counter) => ({ ...counter, held: 0, sold: 0 }))));
}

async function moveLocked(tx: Transaction, deltas: readonly Delta[]): Promise<void> {
  const moving = tx.execute(sql`
    update ${inventoryCounter} counter
    set held = counter.held + delta.held, sold = counter.sold + delta.sold, updated_at = now()
    from ${asTable(deltas)} where ${sameCounter}`);
  await afterwards(tx, moving, ({ rowCount }) => {
    if (rowCount !== deltas.length) throw new Error(`moved ${rowCount} of ${deltas.length} counters`);
  });
}

/** Changes counters that were taken before; the counters' own constraints reject invalid values. */
export async function moveCounters(tx: Transaction, deltas: readonly Delta[]): Promise<void> {
  if (deltas.length === 0) return;
  const sums = summed(deltas);
  await afterwards(tx, lockCounters(tx, sums));
  await moveLocked(tx, sums);
}

/**
 * Creates counters on first use. It runs before any of them is locked, in lock order: a transaction that
 * waits here for another's insert holds nothing that the other needs.
 */
async function openCounters(tx: Transaction, wanted: readonly WantedCount[]): Promise<void> {
  const opening = new Map(
    wanted.filter(({ opensWith }) => opensWith !== undefined).map((one) => [id(one), one]),
  );
  if (opening.size === 0) return;
  const inOrder = [...opening].toSorted(([a], [b]) => inByteOrder(a, b));
  const rows = inOrder.map(([, { type, key, period, opensWith = 0 }]) => ({
    type,
    key,
    period,
    total: opensWith,
  }));
  await afterwards(tx, tx.insert(inventoryCounter).values(rows).onConflictDoNothing());
}

/**
 * Holds everything or nothing, for one order or several. A counter that does not exist has nothing left,
 * unless the request says what it opens with. Throws `soldOut` with `data.lacking`: the counters with too
 * little.
 */
export async function holdCounters(
  tx: Transaction,
  wanted: readonly WantedCount[],
  soldOut: ErrorName,
): Promise<void> {
  if (wanted.length === 0) return;
  const deltas = summed(
    wanted.map(({ type, key, period, quantity }) => ({ type, key, period, held: quantity, sold: 0 })),
  );
  takeInventoryLocks(tx, deltas.map(id));
  await openCounters(tx, wanted);
  const left = await lockCounters(tx, deltas);
  const lacking = deltas.filter((delta) => (left.get(id(delta)) ?? 0) < delta.held);
  refuseLacking(
    soldOut,
    lacking.map(({ type, key, period }) => ({
      type,
      key,
      period,
      left: left.get(lockKey('COUNTER', { type, key }, period)) ?? 0,
    })),
  );
  await moveLocked(tx, deltas);
  const rows = wanted.map(({ period, opensWith: _opensWith, ...want }) => ({
    ...want,
    shape: 'COUNTER' as const,
    slot: period,
  }));
  await afterwards(tx, tx.insert(inventoryHold).values(rows));
}
