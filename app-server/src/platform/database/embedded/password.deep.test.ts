import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { silentLog } from '../../../../test/tools/silent-log.ts';
import { temporaryFolder } from '../../../../test/tools/temporary-folder.ts';
import { attachDatabase } from '../attach.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start.ts';

jest.setTimeout(120_000);

let folder: ReturnType<typeof temporaryFolder>;
let server: EmbeddedPostgres | undefined;

const start = async () => (server = await startEmbeddedPostgres({ dataDir: folder.path, log: silentLog }));
const stop = async () => {
  await server?.stop();
  server = undefined;
};
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await stop();
  await folder.remove();
});

async function ask({ connection }: EmbeddedPostgres, text: string, password = connection.password) {
  const client = new pg.Client({ ...connection, password });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
const file = () => join(folder.path, 'postgres.password');
const access = () => join(folder.path, 'postgres/pg_hba.conf');

it('is required, stored where the server’s uid cannot read it, and known to a tool that runs with the product', async () => {
  const first = await start();
  await ask(first, "create table stays as select 'one' as guest");
  await expect(ask(first, 'select 1', 'wrong')).rejects.toThrow('password authentication failed');
  await expect(ask(first, 'select 1', '')).rejects.toThrow();
  expect(statSync(file())).toMatchObject({ uid: process.getuid?.(), mode: 0o100600 });
  const tool = await attachDatabase({ dataDir: folder.path, log: silentLog });
  expect((await tool.pool.query('select guest from stays')).rows).toEqual([{ guest: 'one' }]);
  await tool.close();
});

it('stays the same after a restart', async () => {
  const { connection } = await start();
  await stop();
  expect((await start()).connection.password).toBe(connection.password);
});

it('is added to a cluster without one, or with a lost file, without losing data', async () => {
  await ask(await start(), "create table stays as select 'one' as guest");
  await stop();
  for (const spoil of [
    () => {
      // as `initdb -A trust` creates it
      writeFileSync(access(), 'local all all trust\n');
      rmSync(file());
    },
    () => rmSync(file()),
    () => writeFileSync(access(), 'local all all trust\n'),
  ]) {
    spoil();
    const again = await start();
    expect(await ask(again, 'select guest from stays')).toEqual([{ guest: 'one' }]);
    await expect(ask(again, 'select 1', 'wrong')).rejects.toThrow('password authentication failed');
    expect(readFileSync(access(), 'utf8')).not.toContain('trust');
    await stop();
  }
});
