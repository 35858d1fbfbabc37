import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { holdInventory } from './hold.ts';
import { rowsOf } from './rows-of.ts';

/**
 * Holds again what orders had held when their hold ran out: all of it, or `soldOut` is thrown. The freed rows stay as
 * history.
 */
export async function retakeInventory(
  tx: Transaction,
  orderIds: readonly number[],
  soldOut: ErrorName,
): Promise<void> {
  await holdInventory(tx, await rowsOf(tx, orderIds, 'LAPSED'), soldOut);
}
