import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../src/platform/database/index.ts';
import type { OpenDatabase } from '../../src/platform/database/index.ts';
import { onServer } from './on-server.ts';
import { silentLog } from '../tools/silent-log.ts';
import { databaseOn, testServer } from './server.ts';

/**
 * Creates a database for one test file on real PostgreSQL, as a copy of the migrated and seeded one. `drop`
 * closes and removes it; call it in `afterAll`.
 */
export async function testDatabase(): Promise<OpenDatabase & { drop(): Promise<void> }> {
  const server = testServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copies files instead of writing every block to the log: three times as fast, PostgreSQL 15 and newer.
  await onServer(server, `create database ${name} template ${server.template} strategy file_copy`);
  const opened = await openDatabase({ databaseUrl: databaseOn(server, name), log: silentLog });
  const drop = async () => {
    await opened.close();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { ...opened, drop };
}
