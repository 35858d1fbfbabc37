import pg from 'pg';
import { sqlState } from '../sql-state.ts';

/** The milliseconds that the pooler may take, for each step. */
const PATIENCE_MS = 10_000;

/** In the order in which two clients ask: each again, after the other. */
const TURNS = [0, 1, 0, 1] as const;

/** PostgreSQL does not know the name, or knows it from another client. */
const CONFUSED: readonly unknown[] = ['26000', '42P05'];

/** Throws if the pooler to which the variable leads does not keep named statements. */
export async function checkNames(config: pg.ClientConfig, variable = 'DATABASE_URL'): Promise<void> {
  const patient = { ...config, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const clients = [new pg.Client(patient), new pg.Client(patient)] as const;
  // a failure is seen by who asks
  for (const client of clients) client.on('error', () => undefined);
  try {
    await Promise.all(clients.map((client) => client.connect()));
    for (const turn of TURNS) await clients[turn].query({ name: 'check', text: 'select 1' });
  } catch (error) {
    if (!CONFUSED.includes(sqlState(error))) throw error;
    throw new Error(
      `${variable} leads to a pooler that does not keep named statements: set DATABASE_PREPARED=off, or use pgBouncer 1.21 or newer with max_prepared_statements above 0.`,
      { cause: error },
    );
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Whether a pooler is in between: it gives its clients numbers of its own instead of PostgreSQL's process id. */
export async function isPooled(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== (client as { processID?: number | null }).processID;
  } finally {
    client.release();
  }
}
