import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask } from '../../../test/calls/ask.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { silentLog } from '../../../test/tools/silent-log.ts';
import { checkServer } from './check-server.ts';
import { isConnectionLost } from './connection/connection-lost.ts';
import { databaseHealth } from './health.ts';
import { openDatabase } from './open.ts';

describe('openDatabase with DATABASE_URL', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('survives a server that ends its connections, idle or in use', async () => {
    const { pool } = database;
    const taken = await pool.connect();
    await Promise.all([pool.query('select 1'), pool.query('select 1')]);
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect(taken.query('select 1')).rejects.toThrow();
    taken.release();
    expect(await ask(pool, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('accepts a server of the oldest version or newer, and refuses an older one with a message', async () => {
    await checkServer(database.pool);
    await expect(checkServer(database.pool, 99)).rejects.toThrow(
      /^DATABASE_URL leads to PostgreSQL \d+\S*.*; version 99 or newer is needed\.$/,
    );
  });

  it('gives up on a server that stops responding, while connecting and during a query', async () => {
    const mute = createServer((near) => void near.resume()).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const databaseUrl = `postgres://member@127.0.0.1:${port}/resort`;
    const patience = { connectMs: 100, answerMs: 100 };
    const never: unknown = await openDatabase({ databaseUrl, log: silentLog, patience }).catch(
      (why: unknown) => why,
    );
    expect(isConnectionLost(never)).toBe(true);
    mute.close();

    const opened = await openDatabase({
      databaseUrl: String(database.pool.options.connectionString),
      log: silentLog,
      patience: { connectMs: 10_000, answerMs: 1_000 },
    });
    const late: unknown = await opened.pool.query('select pg_sleep(60)').catch((why: unknown) => why);
    expect(isConnectionLost(late)).toBe(true);
    expect(await ask(opened.pool, 'select 1 as one')).toEqual([{ one: 1 }]);
    await opened.close();
  });

  it('reports an invalid address without repeating it', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://member:secret@host:port/x', log: silentLog });
    const error: unknown = await opening.catch((reason: unknown) => reason);
    expect(String(error)).toContain('DATABASE_URL is not an address');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
  });
});

describe('databaseHealth', () => {
  it('is true while the database responds, and false when it cannot be queried', async () => {
    const database = await testDatabase();
    expect(await databaseHealth(database.pool)).toBe(true);
    await database.drop();
    expect(await databaseHealth(database.pool)).toBe(false);
  });

  it('is false when there is no response in time', async () => {
    const database = await testDatabase();
    const { pool } = database;
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    expect(await databaseHealth(pool)).toBe(false);
    for (const client of taken) client.release();
    await database.drop();
  });
});
