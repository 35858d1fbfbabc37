import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type pg from 'pg';
import { casing } from './casing.ts';

/** The drizzle client, on a pool or on one of its connections. */
export const drizzleOn = <Client extends pg.Pool | pg.PoolClient>(client: Client) =>
  drizzle({ client, casing });

/** The drizzle client; `$client` is the pool behind it. */
export type Database = ReturnType<typeof drizzleOn<pg.Pool>>;

/** The argument of the work in `inTransaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

type Plain = { execute: pg.QueryResult; all: unknown; values: unknown };

/** One for the process, because it remembers the columns' names. */
const dialect = new PgDialect({ casing });

/** A transaction that is begun and ended by others: drizzle's own waits for the answers to BEGIN and COMMIT. */
export const transactionOn = (client: pg.PoolClient): Transaction =>
  new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);

/** Plain SQL as a statement of a database or a transaction, which drizzle builds for tables only. */
export function statementOf(on: object, query: SQL, name: string) {
  // drizzle's types hide what its own queries use
  const { session } = on as { session: NodePgSession<Record<string, never>, Record<string, never>> };
  return session.prepareQuery<Plain>(dialect.sqlToQuery(query), undefined, name, false);
}
