import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { transactionOn, type Transaction } from './drizzle.ts';
import { sqlState } from './sql-state.ts';

/**
 * `deferrable` changes nothing at READ COMMITTED. A statement can ask for it, and so knows whether it is in a transaction
 * of ours.
 */
const BEGIN = 'begin isolation level read committed deferrable';

/** A condition for a statement that is sent together with BEGIN: it does nothing if BEGIN failed. */
export const inTransactionOnly = sql`current_setting('transaction_deferrable') = 'on'`;

/** Whether a statement changes nothing if it is committed by itself, because BEGIN failed. */
const isHarmless = (text: string) => /^\s*select\b/i.test(text) || text.includes('transaction_deferrable');

const textOf = (query: unknown) => (typeof query === 'string' ? query : String(Object(query).text));

/** A running transaction, its connection, and what was sent on it without waiting. */
export interface Running {
  readonly client: pg.PoolClient;
  readonly tx: Transaction;
  readonly sent: Promise<unknown>[];
  /** those of them whose result has to be checked before COMMIT */
  readonly checked: Promise<unknown>[];
  /** resolves when BEGIN was answered: only then the database has done anything */
  begun: Promise<unknown> | undefined;
  isBegun: boolean;
  /** a statement waits for BEGIN: all later ones do, so that they are sent in their order */
  isWaiting: boolean;
  /** rejects if the transaction is not to be; every result waits for it */
  condition: Promise<void> | undefined;
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
    query: (...given: Parameters<pg.PoolClient['query']>) =>
      sendIn(running, textOf(given[0]), async () => client.query(...given)),
  };
  const tx = transactionOn(guarded as unknown as pg.PoolClient);
  const running: Running = {
    client,
    tx,
    sent: [],
    checked: [],
    begun: undefined,
    isBegun: false,
    isWaiting: false,
    condition: undefined,
    isOver: false,
    isLost: false,
  };
  known.set(tx, running);
  return running;
}

function refuseIfOver({ isOver }: Running): void {
  if (isOver) throw new Error('a statement of a transaction that is over');
}

/** Sends a statement of the transaction when it may be sent, and resolves when its result may be used. */
export async function sendIn<T>(running: Running, text: string, send: () => Promise<T>): Promise<T> {
  refuseIfOver(running);
  // the condition's own statement does not wait for it
  const { condition } = running;
  running.isWaiting ||= !isHarmless(text);
  if (running.isWaiting && !running.isBegun) {
    await running.begun;
    refuseIfOver(running);
  }
  const result = await send();
  await condition;
  return result;
}

/**
 * Sends BEGIN. Reads, and statements with `inTransactionOnly`, may follow it at once. Others wait for its answer: if the
 * database refused it, they would be committed by themselves.
 */
export function begin(running: Running): void {
  running.begun = running.client.query(BEGIN).then(() => {
    running.isBegun = true;
  });
  running.begun.catch(() => undefined);
}

/** The transaction fails with the error of `condition`, whatever else fails in it. Set it before the first statement. */
export function onlyIf(tx: Transaction, condition: Promise<void>): void {
  const running = runningOf(tx);
  if (running === undefined) throw new Error('a condition of a transaction within another one');
  running.condition = condition;
  condition.catch(() => undefined);
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
export async function reasonOf(error: unknown, { begun, condition, sent }: Running): Promise<unknown> {
  for (const first of [begun, condition]) {
    const failure = await first?.then(
      () => undefined,
      (reason: unknown) => ({ reason }),
    );
    if (failure !== undefined) return failure.reason;
  }
  if (!CONSEQUENCES.includes(sqlState(error))) return error;
  const results = await Promise.allSettled(sent);
  return results.find((result) => result.status === 'rejected')?.reason ?? error;
}
