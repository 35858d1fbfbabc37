import pg from 'pg';
import type { TestServer } from './server.ts';

/** Runs a statement on the tests' server, outside any test's database. */
export async function onServer(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
