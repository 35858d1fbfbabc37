import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { lockLedger } from './lock.ts';
import { chooseLots, useLots } from './lots.ts';
import { alreadyPosted, post, type Movement } from './post.ts';

/**
 * Moves an amount out of AVAILABLE and uses its lots; undefined if the reference exists already. Throws
 * BALANCE_INSUFFICIENT.
 */
export async function spend(
  tx: Transaction,
  clock: Clock,
  movement: Omit<Movement, 'from'>,
): Promise<number | undefined> {
  const out: Movement = { ...movement, from: 'AVAILABLE' };
  await lockLedger(tx, out.memberId);
  if ((await alreadyPosted(tx, out)) !== undefined) return undefined;
  const parts = await chooseLots(tx, clock, out);
  const txnId = await post(tx, clock, out);
  await useLots(tx, txnId, parts);
  return txnId;
}
