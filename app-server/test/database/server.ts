/**
 * The variable in which `global-setup.ts` passes the server to the tests' processes: `TestServer` as JSON.
 */
export const testServerVariable = 'RESORT_TEST_SERVER';

/** The server that all tests share. */
export interface TestServer {
  /** A PostgreSQL address whose user can create databases; its path is the database's name. */
  readonly address: string;
  /** The migrated and seeded database, which is copied for each test. */
  readonly template: string;
}

/** The address of another database on the same server. */
export function databaseOn(server: TestServer, name: string): string {
  const url = new URL(server.address);
  url.pathname = `/${name}`;
  return url.href;
}

/** The server that `global-setup.ts` prepared. */
export function testServer(): TestServer {
  const handed = process.env[testServerVariable];
  if (!handed) throw new Error("No test server: this test must run in Jest's `node` project.");
  return JSON.parse(handed);
}
