import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { onceMore } from './connection/connection-lost.ts';
import { drizzleOn } from './drizzle.ts';
import type { Database, Transaction } from './drizzle.ts';

const retries = 8;
const serializationFailure = '40001';
const deadlockDetected = '40P01';

const clients = new WeakMap<pg.PoolClient, ReturnType<typeof drizzleOn<pg.PoolClient>>>();

function drizzleOf(client: pg.PoolClient) {
  const known = clients.get(client) ?? drizzleOn(client);
  clients.set(client, known);
  return known;
}

/** The SQLSTATE of an error; drizzle sets the driver's error as the cause of its own. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : sqlState(error.cause);
}

async function run<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  // drizzle never releases a connection on which BEGIN failed, so the pool would lose one with each crash.
  const client = await db.$client.connect();
  try {
    return await drizzleOf(client).transaction(work, { isolationLevel: 'read committed' });
  } finally {
    client.release();
  }
}

/** Runs the transaction; if the connection was found dead before the work began, on another one. */
function attempt<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let begun = false;
  const noted = (tx: Transaction) => {
    begun = true;
    return work(tx);
  };
  return onceMore(
    () => run(db, noted),
    () => !begun,
  );
}

/**
 * Runs `work` in one READ COMMITTED transaction and commits it; a throw rolls back.
 * A deadlock or serialization failure repeats the work, up to eight times, so it must have no effects outside
 * the transaction. Any other error, and the ninth failure, is thrown to the caller.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt(db, work);
    } catch (error) {
      const state = sqlState(error);
      const again = state === serializationFailure || state === deadlockDetected;
      if (!again || failures === retries) throw error;
      await pause(Math.random() * Math.min(500, 10 * 2 ** failures));
    }
  }
}
