import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { holdCounters } from './counters.ts';
import { holdResources } from './resources.ts';
import { holdSeats } from './seats.ts';
import type { Wanted } from '../../schema/wanted-types.ts';

export type { Wanted } from '../../schema/wanted-types.ts';

/**
 * Holds everything or nothing: if anything is unavailable, throws `soldOut` with `data.lacking`, which ends
 * the transaction. One call per transaction, because the lock order covers everything it takes.
 */
export async function holdInventory(tx: Transaction, wanted: Wanted, soldOut: ErrorName): Promise<void> {
  const { counts = [], resources = [], seats = [] } = wanted;
  await holdCounters(tx, counts, soldOut);
  await holdResources(tx, resources, soldOut);
  await holdSeats(tx, seats, soldOut);
}
