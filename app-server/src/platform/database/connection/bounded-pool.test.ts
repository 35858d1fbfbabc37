import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { ask } from '../../../../test/calls/ask.ts';
import { testDatabase } from '../../../../test/database/database.ts';
import { silentLog } from '../../../../test/tools/silent-log.ts';
import { isOverLimit } from './bounded-pool.ts';
import { isConnectionLost } from './connection-lost.ts';
import { connectDatabase, type OpenDatabase } from '../open.ts';
import { inTransaction } from '../transaction.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let limited: OpenDatabase;

const LIMITS = { connections: 2, mostWaiting: 1, statementMs: 200, lockMs: 100, idleMs: 200 };
const LONG = 'select pg_sleep(30)';
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(async () => {
  database = await testDatabase();
  limited = connectDatabase(
    { connectionString: String(database.pool.options.connectionString) },
    { log: silentLog, limits: LIMITS },
  );
  await limited.pool.query('create table note (id int primary key, words text)');
});
afterEach(async () => {
  await limited.close();
  await database.drop();
});

describe('a process with limits on its database', () => {
  it('ends a statement that takes too long, with nothing half done and the connection usable', async () => {
    const failure = await failureOf(
      inTransaction(limited.db, async (tx) => {
        await tx.execute(sql`insert into note values (1, 'half')`);
        await tx.execute(sql.raw(LONG));
      }),
    );
    expect(isOverLimit(failure)).toBe(true);
    expect(await ask(limited.pool, 'select count(*)::int as notes from note')).toEqual([{ notes: 0 }]);
  });

  it('waits for a lock no longer than allowed', async () => {
    await limited.pool.query(`insert into note values (1, 'mine')`);
    const holder = await database.pool.connect();
    await holder.query('begin; select * from note for update');
    const failure = await failureOf(limited.pool.query(`update note set words = 'yours'`));
    await holder.query('rollback');
    holder.release();
    expect(isOverLimit(failure)).toBe(true);
    expect(await ask(limited.pool, 'select words from note')).toEqual([{ words: 'mine' }]);
  });

  it('lets a few wait for a connection and refuses the others at once', async () => {
    const taken = [await limited.pool.connect(), await limited.pool.connect()];
    const waiting = ask(limited.pool, 'select 1 as one');
    const refused = await Promise.all([
      failureOf(limited.pool.query('select 2')),
      failureOf(inTransaction(limited.db, (tx) => tx.execute(sql`select 2`))),
    ]);
    expect(refused.map(isOverLimit)).toEqual([true, true]);
    taken.forEach((client) => client.release());
    expect(await waiting).toEqual([{ one: 1 }]);
  });

  it('loses the connection of a transaction that pauses too long, and opens another', async () => {
    await limited.pool.query(`insert into note values (1, 'before')`);
    const failure = await failureOf(
      inTransaction(limited.db, async (tx) => {
        await tx.execute(sql`update note set words = 'after'`);
        await pause(1_000);
        await tx.execute(sql`select 1`);
      }),
    );
    expect(isConnectionLost(failure)).toBe(true);
    expect(await ask(limited.pool, 'select words from note')).toEqual([{ words: 'before' }]);
  });
});
