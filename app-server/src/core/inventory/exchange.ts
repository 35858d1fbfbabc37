import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { lockForChange } from './counters.ts';
import { holdInventory, type Wanted } from './hold.ts';
import { rowsOf } from './rows-of.ts';
import { freeSold, sellHeld } from './settle.ts';
import type { WantedCount, WantedResource } from './wanted.ts';

/**
 * Gives back all that an order has sold, for something else: between that and `takeInstead` what it had reads as free,
 * to this transaction alone. Counters that it may take are named in `next`, so that both are locked in one go.
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

/** Takes what an order has from now on. */
export async function takeInstead(
  tx: Transaction,
  orderId: number,
  { wanted, soldOut }: { readonly wanted: Wanted; readonly soldOut: ErrorName },
): Promise<void> {
  await holdInventory(tx, wanted, soldOut);
  await sellHeld(tx, orderId);
}

/** Enough for either of two of which one will be: of each counter the more, of each resource all of both times. */
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

/** Times of one resource that overlap become one, since nobody has it twice at once. */
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
