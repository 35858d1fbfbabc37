import type { ErrorName } from '@resort/shared/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { takeLocks } from '../lock-order.ts';

/** So many of what is counted, in one period. */
export interface WantedCount {
  readonly orderId: number;
  readonly type: string;
  readonly key: string;
  readonly period: string;
  readonly quantity: number;
  /** the counter begins with so many where there is none yet; without it, such a counter has nothing left */
  readonly opensWith?: number;
}

/** A resource for a time; `from` with, `to` without, ISO 8601. */
export interface WantedResource {
  readonly orderId: number;
  readonly type: string;
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

export interface WantedSeat {
  readonly orderId: number;
  readonly type: string;
  /** the session */
  readonly key: string;
  readonly seat: string;
}

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
