import type { SQL } from 'drizzle-orm';
import type pg from 'pg';
import { statementOf, transactionOn, type Database, type Transaction } from '../drizzle.ts';
import { runningOf, sendIn } from '../pipeline.ts';
import { isPlanOutdated } from '../sql-state.ts';

/** What statements run on: a database or a transaction. */
type Executor = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** What they are built with. */
export type Builder = Executor & Pick<Database, '$with' | 'with'>;

interface Prepared<R> {
  execute(values: Record<string, unknown>): Promise<R>;
  getQuery(): { readonly sql: string };
}

interface Known<R> {
  readonly version: number;
  readonly statement: Prepared<R>;
}

type Run<R> = (on: Executor, values: Readonly<Record<string, unknown>>) => Promise<R>;

/** Builds the statement once for each connection, and anew under another name when its plan is outdated. */
function runner<R>(name: string, build: (on: Builder, name: string) => Prepared<R>): Run<R> {
  const statements = new WeakMap<object, Known<R>>();
  let version = 0;

  const statementOn = (on: Executor): Known<R> => {
    const connection = runningOf(on as Transaction)?.client;
    const key = connection ?? on;
    const known = statements.get(key);
    if (known?.version === version) return known;
    const builder = (connection === undefined ? on : transactionOn(connection)) as Builder;
    const built = { version, statement: build(builder, version === 0 ? name : `${name}.${version}`) };
    statements.set(key, built);
    return built;
  };

  return async (on, values) => {
    const { version: used, statement } = statementOn(on);
    const running = runningOf(on as Transaction);
    const execute = () => statement.execute(values);
    try {
      return await (running ? sendIn(running, statement.getQuery().sql, execute) : execute());
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      if (used === version) version += 1;
      if (!('$client' in on)) throw error;
      return statementOn(on).statement.execute(values);
    }
  };
}

/**
 * A statement that runs often. Its SQL is built once for each connection, and is sent by name, so that PostgreSQL parses
 * it once for each connection. `build` has `sql.placeholder` for what differs; each name has one SQL text. A condition
 * of a partial index must not be a placeholder, or PostgreSQL may plan without the index.
 *
 * After a migration that changed the type of a column which it returns, PostgreSQL refuses it on connections that are
 * open. It then gets another name, and is repeated once; a transaction is repeated by `inTransaction`.
 */
export const prepared = <R>(
  name: string,
  build: (db: Builder) => { prepare(name: string): Prepared<R> },
): Run<R> => runner(name, (on, versioned) => build(on).prepare(versioned));

/** The same of plain SQL; its rows are as for `execute`. */
export const preparedSql = (name: string, query: SQL): Run<pg.QueryResult> =>
  runner(name, (on, versioned) => statementOf(on, query, versioned));
