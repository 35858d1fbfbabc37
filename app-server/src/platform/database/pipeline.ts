import type pg from 'pg';
import { transactionOn, type Transaction } from './drizzle.ts';
import { sqlState } from './sql-state.ts';

/** A running transaction, its connection, and what was sent on it without waiting. */
export interface Running {
  readonly client: pg.PoolClient;
  readonly tx: Transaction;
  readonly sent: Promise<unknown>[];
  /** those of them whose result has to be checked before COMMIT */
  readonly checked: Promise<unknown>[];
  /** BEGIN was answered: only then the database has done anything */
  isBegun: boolean;
  /** COMMIT or ROLLBACK was sent: what is sent now would be committed by itself, so nothing may be */
  isOver: boolean;
  /** its connection may still be in the transaction */
  isLost: boolean;
}

const known = new WeakMap<Transaction, Running>();

/** Undefined for a transaction within another one, and for a database. */
export const runningOf = (tx: Transaction): Running | undefined => known.get(tx);

/** A transaction that is not begun yet. */
export function newTransaction(client: pg.PoolClient): Running {
  const guarded = {
    query: async (...given: Parameters<pg.PoolClient['query']>) => {
      if (running.isOver) throw new Error('a statement of a transaction that is over');
      return client.query(...given);
    },
  };
  const tx = transactionOn(guarded as unknown as pg.PoolClient);
  const running: Running = {
    client,
    tx,
    sent: [],
    checked: [],
    isBegun: false,
    isOver: false,
    isLost: false,
  };
  known.set(tx, running);
  return running;
}

/**
 * Goes on while the database executes a statement whose result only `check` needs: `await afterwards(tx, insert)`.
 * Statements of one transaction are executed in the order in which they are sent. If it fails, or `check` throws, the
 * transaction fails with that error, at the next statement that somebody waits for or at COMMIT at the latest. Not for
 * an error that the caller handles.
 */
export async function afterwards<T>(
  tx: Transaction,
  statement: PromiseLike<T>,
  check?: (result: T) => void,
): Promise<void> {
  // `then` sends it, each time anew: drizzle's statements are no promises
  const sent = Promise.resolve(statement.then((result) => check?.(result)));
  const running = runningOf(tx);
  if (running === undefined) await sent;
  else {
    running.sent.push(sent);
    if (check) running.checked.push(sent);
    sent.catch(() => undefined);
  }
}

/** The transaction failed before; and, for it then has no statement of this name, a name that was to be parsed in it. */
const CONSEQUENCES: readonly unknown[] = ['25P02', '26000'];

/** Why a transaction failed: a statement may only say that another one before it did. */
export async function reasonOf(error: unknown, { sent }: Running): Promise<unknown> {
  if (!CONSEQUENCES.includes(sqlState(error))) return error;
  const results = await Promise.allSettled(sent);
  return results.find((result) => result.status === 'rejected')?.reason ?? error;
}
