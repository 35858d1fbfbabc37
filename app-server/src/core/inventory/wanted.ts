import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';

export type { WantedCount, WantedResource, WantedSeat } from '../../schema/wanted-types.ts';

/** The lock key of one unit of inventory. A tab sorts before all characters of names. */
export function lockKey(shape: 'COUNTER' | 'RESOURCE' | 'SEAT', { type, key }: Place, slot: string): string {
  return [shape, type, key, slot].join('\t');
}
interface Place {
  readonly type: string;
  readonly key: string;
}

/** Byte order, as `collate "C"` sorts in the database. */
export const inByteOrder = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Registers the locks of the next statement with the lock-order guard. */
export function takeInventoryLocks(tx: Transaction, keys: Iterable<string>): void {
  takeLocks(tx, 'inventory', [...new Set(keys)].sort(inByteOrder));
}

/** Throws the sold-out error with the missing items, if there are any. */
export function refuseLacking(soldOut: ErrorName, lacking: readonly object[]): void {
  if (lacking.length > 0) throw new DomainError(soldOut, {}, { lacking });
}
