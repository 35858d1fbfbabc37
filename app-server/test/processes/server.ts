/** Where `global-setup.ts` tells the tests' processes of the server: `TestServer` as JSON. */
export const testServerVariable = 'RESORT_TEST_SERVER';

/** The server that all tests share. */
export interface TestServer {
  /** A PostgreSQL address of a database in which databases may be made; its path is the database's name. */
  readonly address: string;
  /** The database that is migrated and seeded, and copied for each test. */
  readonly template: string;
}

/** The address of another database on the same server. */
export function databaseOn(server: TestServer, name: string): string {
  const url = new URL(server.address);
  url.pathname = `/${name}`;
  return url.href;
}

/** The server that `global-setup.ts` made ready. */
export function testServer(): TestServer {
  const handed = process.env[testServerVariable];
  if (!handed) throw new Error("No test server: this test must run in Jest's `node` project.");
  return JSON.parse(handed);
}
