import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { balanceOf } from './balance.ts';
import { lockLedger } from './lock.ts';
import type { Reference } from './reference.ts';
import { spend } from './spend.ts';
import type { Amount } from './types.ts';

export interface Reversal extends Amount {
  /** of the earning */
  readonly ref: Reference;
  /** number of the reversal of this reference, from 1 */
  readonly sequence: number;
}

/**
 * Takes an earning back as far as the balance reaches, from the earliest-expiring lots; resolves to what was taken. The
 * caller numbers reversals, and remembers what is missing.
 */
export async function reverse(tx: Transaction, clock: Clock, wanted: Reversal): Promise<bigint> {
  await lockLedger(tx, wanted.memberId);
  const { available } = await balanceOf(tx, clock, wanted);
  const amount = available < wanted.amount ? available : wanted.amount;
  if (amount > 0n) await spend(tx, clock, { ...wanted, amount, kind: 'REVERSE', to: 'LIABILITY' });
  return amount;
}
