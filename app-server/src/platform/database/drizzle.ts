import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { casing } from './casing.ts';

/** The drizzle client, on a pool or on one of its connections. */
export const drizzleOn = <Client extends pg.Pool | pg.PoolClient>(client: Client) =>
  drizzle({ client, casing });

/** The drizzle client; `$client` is the pool behind it. */
export type Database = ReturnType<typeof drizzleOn<pg.Pool>>;

/** The argument of the work in `inTransaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
