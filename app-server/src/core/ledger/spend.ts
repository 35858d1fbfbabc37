import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { lockLedger, tryLedger } from './lock.ts';
import { chooseLots, spendableLots } from './lots.ts';
import { alreadyPosted, postAfterwards, type Also, type Movement } from './post.ts';

/**
 * Moves an amount out of AVAILABLE and uses its lots; nothing if the reference exists already. Throws
 * BALANCE_INSUFFICIENT.
 */
export async function spend(
  tx: Transaction,
  clock: Clock,
  movement: Omit<Movement, 'from'>,
  hold?: Also['hold'],
): Promise<void> {
  const out: Movement = { ...movement, from: 'AVAILABLE' };
  // one round trip: the database reads the others when it has the lock
  const [isLocked, known, lots] = await Promise.all([
    tryLedger(tx, out.memberId),
    alreadyPosted(tx, out),
    spendableLots(tx, clock, out),
  ]);
  if (!isLocked) {
    await lockLedger(tx, out.memberId);
    await spend(tx, clock, movement, hold);
    return;
  }
  if (known !== undefined) return;
  const uses = chooseLots(lots, out.amount);
  await postAfterwards(tx, clock, out, { uses, ...(hold && { hold }) });
}
