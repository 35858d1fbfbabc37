import { randomBytes } from 'node:crypto';
import { openDatabase, type OpenDatabase } from '../platform/database/index.ts';
import { onServer } from './on-server.ts';
import { databaseOn, testServer } from './server.ts';
import { silentLog } from './silent-log.ts';

/** A database of the test's own without a table; `drop` removes it. */
export async function emptyDatabase(): Promise<
  OpenDatabase & { readonly url: string; drop(): Promise<void> }
> {
  const server = testServer();
  const name = `empty_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = databaseOn(server, name);
  const opened = await openDatabase({ databaseUrl: url, log: silentLog });
  const drop = async () => {
    await opened.close();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { ...opened, url, drop };
}
