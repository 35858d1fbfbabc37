import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { holdInventory } from './hold.ts';
import { rowsOf } from './rows-of.ts';

/**
 * Holds again what orders lost when their hold expired: everything, or throws `soldOut`. The released rows
 * stay as history.
 */
export async function retakeInventory(
  tx: Transaction,
  orderIds: readonly number[],
  soldOut: ErrorName,
): Promise<void> {
  await holdInventory(tx, await rowsOf(tx, orderIds, 'LAPSED'), soldOut);
}
