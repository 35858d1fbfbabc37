import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ask } from '../../../../test/calls/ask.ts';
import { silentLog } from '../../../../test/tools/silent-log.ts';
import { temporaryFolder } from '../../../../test/tools/temporary-folder.ts';
import { openDatabase } from '../open.ts';
import type { OpenDatabase } from '../open.ts';

jest.setTimeout(60_000);

let folder: ReturnType<typeof temporaryFolder>;
let opened: OpenDatabase[];

beforeEach(() => {
  folder = temporaryFolder();
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
  await folder.remove();
});

async function open(dataDir = folder.path): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, log: silentLog });
  opened.push(database);
  return database;
}

const serverPid = () =>
  Number.parseInt(readFileSync(join(folder.path, 'postgres/postmaster.pid'), 'utf8'), 10);
const names = () => readdirSync(folder.path);

/** Another Node process that opens the folder's database, runs `work` and keeps running. */
function otherProcess(work: string) {
  const source = `
    import { openDatabase } from ${JSON.stringify(new URL('../open.ts', import.meta.url).href)};
    const log = { info() {}, warn() {}, error() {} };
    const { pool } = await openDatabase({ dataDir: ${JSON.stringify(folder.path)}, log });
    ${work}
    console.log('done');`;
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  return spawn(process.execPath, ['--input-type=module', '-e', source], { stdio });
}

describe('the embedded server', () => {
  it('starts on an empty folder, responds, and keeps its rows after a restart', async () => {
    const first = await open();
    await first.pool.query('create table stays (guest text)');
    await first.pool.query("insert into stays values ('多媒體')");
    await first.close();
    const second = await open();
    expect((await second.pool.query('select guest, length(guest) from stays')).rows).toEqual([
      { guest: '多媒體', length: 3 },
    ]);
    expect((await second.pool.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '' }]);
    opened.shift();
  });

  it('stops after its connections have closed, so that none is reported as lost', async () => {
    const warnings: unknown[] = [];
    const log = { ...silentLog, warn: (...warning: unknown[]) => void warnings.push(warning) };
    const { pool, close } = await openDatabase({ dataDir: folder.path, log });
    await Promise.all(Array.from({ length: pool.options.max }, () => pool.query('select pg_sleep(0.1)')));
    expect(pool.totalCount).toBe(pool.options.max);
    await close();
    expect(warnings).toEqual([]);
  });

  it('recovers from kill -9 with everything that was committed, and nothing else', async () => {
    const { pool } = await open();
    await pool.query('create table stays (guest text)');
    await pool.query("insert into stays values ('committed')");
    const client = await pool.connect();
    await client.query('begin');
    await client.query("insert into stays values ('open')");

    const killed = serverPid();
    process.kill(killed, 'SIGKILL');

    expect(await ask(pool, 'select guest from stays')).toEqual([{ guest: 'committed' }]);
    expect(serverPid()).not.toBe(killed);
    client.release();
  });

  it('is taken over from a process that was killed with kill -9', async () => {
    const other = otherProcess(`
      await pool.query('create table stays (guest text)');
      await pool.query("insert into stays values ('committed')");`);
    await once(other.stdout, 'data');
    const orphan = serverPid();
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(process.kill(orphan, 0)).toBe(true);

    const { pool } = await open();
    expect((await pool.query('select guest from stays')).rows).toEqual([{ guest: 'committed' }]);
    expect(serverPid()).not.toBe(orphan);
  });

  it('is not taken over from a running process', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow('Another process runs the database of this DATA_DIR');
    expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('repairs a folder whose first start was killed while the cluster was created', async () => {
    const other = otherProcess('');
    while (!names().some((name) => name.startsWith('postgres.new-'))) await pause(1);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(names()).not.toContain('postgres');

    const { pool } = await open();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(names().sort()).toEqual(['postgres', 'postgres.password', 'socket']);
  });

  it('serves a data folder whose path is too long for a socket', async () => {
    const { pool, close } = await open(join(folder.path, 'long'.repeat(30)));
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await close();
    opened.shift();
    await rm(dirname(pool.options.host ?? ''), { recursive: true });
  });
});
