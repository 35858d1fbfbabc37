import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';

export type { WantedCount, WantedResource, WantedSeat } from '../../schema/wanted-types.ts';

/** Where one thing stands in the inventory; the guard's key. A tab sorts before all that names are made of. */
export function lockKey(shape: 'COUNTER' | 'RESOURCE' | 'SEAT', { type, key }: Place, slot: string): string {
  return [shape, type, key, slot].join('\t');
}
interface Place {
  readonly type: string;
  readonly key: string;
}

/** Byte order, as `collate "C"` sorts in the database. */
export const inByteOrder = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Tells the lock order what the next statement locks. */
export function takeInventoryLocks(tx: Transaction, keys: Iterable<string>): void {
  takeLocks(tx, 'inventory', [...new Set(keys)].sort(inByteOrder));
}

/** All or nothing: throws what says that something is gone, with what it was, where anything is lacking. */
export function refuseLacking(soldOut: ErrorName, lacking: readonly object[]): void {
  if (lacking.length > 0) throw new DomainError(soldOut, {}, { lacking });
}
