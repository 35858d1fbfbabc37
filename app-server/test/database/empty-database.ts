import { randomBytes } from 'node:crypto';
import { openDatabase, type OpenDatabase } from '../../src/platform/database/index.ts';
import { onServer } from './on-server.ts';
import { databaseOn, testServer } from './server.ts';
import { silentLog } from '../tools/silent-log.ts';

interface Named {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database without tables and without connections; `drop` removes it. */
export async function emptyDatabaseUrl(): Promise<Named> {
  const server = testServer();
  const name = `empty_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  return {
    url: databaseOn(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/** The same, with a connection pool; `drop` closes the pool first. */
export async function emptyDatabase(): Promise<OpenDatabase & Named> {
  const { url, drop } = await emptyDatabaseUrl();
  const opened = await openDatabase({ databaseUrl: url, log: silentLog });
  return { ...opened, url, drop: () => opened.close().then(drop) };
}
