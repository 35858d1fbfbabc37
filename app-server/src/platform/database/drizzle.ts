import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { casing } from './casing.ts';

/** The drizzle client, on a pool or on one of its connections. */
export const drizzleOn = <Client extends pg.Pool | pg.PoolClient>(client: Client) =>
  drizzle({ client, casing });

/** The drizzle client; `$client` is the pool behind it. */
export type Database = ReturnType<typeof drizzleOn<pg.Pool>>;

/** The argument of the work in `inTransaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** One for the process, because it remembers the columns' names. */
const dialect = new PgDialect({ casing });

/** A transaction that is begun and ended by others: drizzle's own waits for the answers to BEGIN and COMMIT. */
export const transactionOn = (client: pg.PoolClient): Transaction =>
  new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
