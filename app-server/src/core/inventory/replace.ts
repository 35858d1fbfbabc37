import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { lockForChange } from './counters.ts';
import { holdInventory, type Wanted } from './hold.ts';
import { rowsOf } from './rows-of.ts';
import { freeSold, sellHeld } from './settle.ts';
import type { WantedCount, WantedResource } from './wanted.ts';

/**
 * Returns everything that an order has sold, before it takes something else. Until `takeInstead` the old
 * inventory is free, for this transaction only. `next` names the counters that it may take, so that all are
 * locked at once.
 */
export async function giveBackFirst(
  tx: Transaction,
  orderId: number,
  next: readonly Pick<WantedCount, 'type' | 'key' | 'period'>[],
): Promise<void> {
  const { counts = [] } = await rowsOf(tx, [orderId], 'SOLD');
  await lockForChange(tx, [...counts, ...next]);
  await freeSold(tx, orderId);
}

/** Takes the order's new inventory. */
export async function takeInstead(
  tx: Transaction,
  orderId: number,
  { wanted, soldOut }: { readonly wanted: Wanted; readonly soldOut: ErrorName },
): Promise<void> {
  await holdInventory(tx, wanted, soldOut);
  await sellHeld(tx, orderId);
}

/** The inventory for either of two options: the maximum of each counter, and each resource for both times. */
export function eitherOf(one: Wanted, other: Wanted): Wanted {
  return {
    counts: most([...(one.counts ?? []), ...(other.counts ?? [])]),
    resources: joined([...(one.resources ?? []), ...(other.resources ?? [])]),
  };
}

function most(counts: readonly WantedCount[]): WantedCount[] {
  const byCounter = Map.groupBy(counts, ({ type, key, period }) => [type, key, period].join('\t'));
  return [...byCounter.values()].flatMap((same) => {
    const [greatest] = same.toSorted((a, b) => b.quantity - a.quantity);
    return greatest === undefined ? [] : [{ ...same[0], ...greatest }];
  });
}

/** Merges overlapping times of one resource, because it is only used once. */
function joined(resources: readonly WantedResource[]): WantedResource[] {
  const at = (text: string) => new Date(text).getTime();
  const inOrder = resources.toSorted((a, b) => at(a.from) - at(b.from));
  const times: WantedResource[] = [];
  for (const next of inOrder) {
    const before = times.findLast(({ type, key }) => type === next.type && key === next.key);
    if (before === undefined || at(before.to) <= at(next.from)) times.push(next);
    else if (at(before.to) < at(next.to)) times[times.indexOf(before)] = { ...before, to: next.to };
  }
  return times;
}
