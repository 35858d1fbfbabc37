import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { holdCounters } from './counters.ts';
import { holdResources } from './resources.ts';
import { holdSeats } from './seats.ts';
import type { Wanted } from '../../schema/wanted-types.ts';

export type { Wanted } from '../../schema/wanted-types.ts';

/**
 * Holds all of it or nothing: where anything is gone, `soldOut` is thrown with `data.lacking`, and the transaction
 * ends with it. One call a transaction, since the lock order runs through all that is taken.
 */
export async function holdInventory(tx: Transaction, wanted: Wanted, soldOut: ErrorName): Promise<void> {
  const { counts = [], resources = [], seats = [] } = wanted;
  await holdCounters(tx, counts, soldOut);
  await holdResources(tx, resources, soldOut);
  await holdSeats(tx, seats, soldOut);
}
