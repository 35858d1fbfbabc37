import { setTimeout as pause } from 'node:timers/promises';
import { onceMore } from './connection/connection-lost.ts';
import type { Database, Transaction } from './drizzle.ts';
import { begin, reasonOf, newTransaction, type Running } from './pipeline.ts';
import { isPlanOutdated, sqlState } from './sql-state.ts';

const retries = 8;
const serializationFailure = '40001';
const deadlockDetected = '40P01';

/** BEGIN shares a round trip with the first reads of the work, COMMIT with its last statements. */
async function runIn<T>(running: Running, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { client, tx } = running;
  try {
    begin(running);
    const result = await work(tx);
    await Promise.all([running.begun, running.condition, ...running.checked]);
    await commit(running);
    return result;
  } catch (error) {
    // a connection that is not known to be out of the transaction must not be used by others
    running.isOver = true;
    running.isLost = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw running.isLost ? error : await reasonOf(error, running);
  }
}

async function commit(running: Running): Promise<void> {
  const answered = running.client.query('commit');
  running.isOver = true;
  // in the order of the answers, so the first failure is the reason of all others
  await Promise.all([...running.sent, answered]);
  const { command } = await answered;
  if (command !== 'COMMIT') throw new Error('the database rolled the transaction back');
}

/** Runs the transaction; if the connection was found dead before it began, on another one. */
function attempt<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let isBegun = false;
  const run = async () => {
    const client = await db.$client.connect();
    const running = newTransaction(client);
    try {
      return await runIn(running, work);
    } finally {
      ({ isBegun } = running);
      client.release(running.isLost);
    }
  };
  return onceMore(run, () => !isBegun);
}

/**
 * Runs `work` in one READ COMMITTED transaction and commits it; a throw rolls back.
 * A deadlock, a serialization failure or an outdated plan repeats the work, up to eight times, so it must have no effects
 * outside the transaction. Any other error, and the ninth failure, is thrown to the caller.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt(db, work);
    } catch (error) {
      const state = sqlState(error);
      const again = state === serializationFailure || state === deadlockDetected || isPlanOutdated(error);
      if (!again || failures === retries) throw error;
      await pause(Math.random() * Math.min(500, 10 * 2 ** failures));
    }
  }
}
