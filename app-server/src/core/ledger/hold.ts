import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { spend } from './spend.ts';
import type { Reference } from './reference.ts';
import type { Amount } from './types.ts';

export interface NewHold extends Amount {
  readonly ref: Reference;
  /** when it counts as released; by default it waits for `capture` or `release` */
  readonly expiresAt?: Date;
}

/**
 * Reserves an amount, from the earliest-expiring lots first. Idempotent per reference and unit, even if it
 * was settled meanwhile; another amount throws. Throws BALANCE_INSUFFICIENT.
 */
export async function hold(tx: Transaction, clock: Clock, wanted: NewHold): Promise<void> {
  const { memberId, unit, amount, ref, expiresAt } = wanted;
  await spend(tx, clock, { memberId, unit, amount, ref, kind: 'HOLD', to: 'HOLD' }, { expiresAt });
}
