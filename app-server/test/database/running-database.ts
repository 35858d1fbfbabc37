import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readPassword } from '../../src/platform/database/embedded/password.ts';

/**
 * Runs a query in the database of a running product with this data: to simulate time or staff actions, or to check its
 * state. Returns the rows, or none if the product's data is elsewhere.
 */
export async function behindItsBack<Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  // its fifth line is where the server listens: https://www.postgresql.org/docs/current/storage-file-layout.html
  const [, , , , host = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const password = readPassword({ passwordFile: join(dataDir, 'postgres.password') }) ?? '';
  const client = new pg.Client({ host, port: 5432, user: 'resort', password, database: 'resort' });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
