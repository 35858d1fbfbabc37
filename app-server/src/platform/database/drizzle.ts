import { drizzle, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { casing } from './casing.ts';

/** The drizzle client, on a pool or on one of its connections. */
export const drizzleOn = <Client extends pg.Pool | pg.PoolClient>(client: Client) =>
  drizzle({ client, casing });

/** The drizzle client; `$client` is the pool behind it. */
export type Database = ReturnType<typeof drizzleOn<pg.Pool>>;

/** The argument of the work in `inTransaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

type Parts = ConstructorParameters<typeof NodePgTransaction<Record<string, never>, Record<string, never>>>;

/** A transaction that is begun and ended by others: drizzle's own waits for the answers to BEGIN and COMMIT. */
export function transactionOn(client: pg.PoolClient): Transaction {
  // drizzle's types hide what its own constructors take
  const { dialect, session } = drizzleOn(client) as unknown as { dialect: Parts[0]; session: Parts[1] };
  return new NodePgTransaction(dialect, session, undefined);
}
