import { randomBytes } from 'node:crypto';
import { addressOf, startEmbeddedPostgres } from '../../src/platform/database/embedded/start.ts';
import { migrate } from '../../src/migrate.ts';
import { openDatabase } from '../../src/platform/database/index.ts';
import { seed } from '../../demo/seeds/index.ts';
import { onServer } from './on-server.ts';
import { afterRun, cleanUp } from './run.ts';
import { folderInMemory } from '@resort/shared/testing/memory';
import { silentLog } from '../tools/silent-log.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';
import { databaseOn, testServerVariable } from './server.ts';
import type { TestServer } from './server.ts';

async function startServer(): Promise<string> {
  const folder = temporaryFolder(folderInMemory());
  afterRun(folder.remove);
  const server = await startEmbeddedPostgres({
    dataDir: folder.path,
    log: silentLog,
    durable: false,
  });
  afterRun(server.stop);
  return addressOf(server, 'postgres');
}

async function makeTemplate(server: TestServer): Promise<void> {
  await onServer(server, `create database ${server.template}`);
  afterRun(() => onServer(server, `drop database ${server.template} with (force)`));
  const databaseUrl = databaseOn(server, server.template);
  const { db, close } = await openDatabase({ databaseUrl, log: silentLog });
  try {
    await migrate(db);
    await seed(db, { environment: 'development' });
  } finally {
    await close();
  }
}

/** An interrupted run skips Jest's teardown; without this, its server would keep running. */
function cleanUpWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
  }
}

/**
 * Runs before the tests of Jest's `node` project. Starts one server with one seeded database, which
 * `testDatabase` copies. `DATABASE_URL_TEST` names a server to use instead of the embedded one; its user
 * must be allowed to create databases.
 */
export default async function globalSetup(): Promise<void> {
  cleanUpWhenInterrupted();
  try {
    const address = process.env['DATABASE_URL_TEST'] || (await startServer());
    const server: TestServer = { address, template: `seeded_${randomBytes(6).toString('hex')}` };
    await makeTemplate(server);
    process.env[testServerVariable] = JSON.stringify(server);
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
