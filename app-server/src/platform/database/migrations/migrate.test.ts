import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { onServer } from '../../../../test/database/on-server.ts';
import { silentLog } from '../../../../test/tools/silent-log.ts';
import { databaseOn, testServer } from '../../../../test/database/server.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from '../open.ts';

describe('migrate', () => {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  beforeAll(() => onServer(testServer(), `create database ${name}`));
  afterAll(() => onServer(testServer(), `drop database ${name} with (force)`));

  it('runs once on an empty database, however many processes start at the same time', async () => {
    const databaseUrl = databaseOn(testServer(), name);
    const starts = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl, log: silentLog })));
    await Promise.all(starts.map(({ db }) => migrate(db)));

    const [first] = starts;
    const applied = await first?.pool.query(
      'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
    );
    expect(applied?.rows.length).toBeGreaterThan(0);
    expect(new Set(applied?.rows.map((row) => row.times))).toEqual(new Set([1]));
    // tests of other files hold locks in other databases of this server
    const locks = await first?.pool.query(
      `select 1 from pg_locks join pg_database on pg_locks.database = pg_database.oid
       where locktype = 'advisory' and datname = current_database()`,
    );
    expect(locks?.rows).toEqual([]);
    await Promise.all(starts.map(({ close }) => close()));
  });
});
