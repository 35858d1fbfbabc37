import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { testDatabase } from '../../../test/database/database.ts';
import { countTrips } from '../../../test/database/count-trips.ts';
import { afterwards, inTransactionOnly, onlyIf } from './pipeline.ts';
import { inTransaction } from './transaction.ts';
import type { Transaction } from './drizzle.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table purses (id int primary key, dollars int)');
});
beforeEach(async () => {
  await database.pool.query('truncate purses');
  await database.pool.query('insert into purses values (1, 0), (2, 0)');
});
afterAll(() => database.drop());

const dollars = async () =>
  (await database.pool.query<{ dollars: number }>('select dollars from purses order by id')).rows.map(
    (row) => row.dollars,
  );
const add = (tx: Transaction, id: number) =>
  tx.execute(sql`update purses set dollars = dollars + 1 where id = ${id}`);

/** A promise for each of two parties that resolves when both have arrived. */
function meetingOfTwo() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= 2) resolve();
    return promise;
  };
}

/** Fails as the server would: the block raises the given SQLSTATE. */
const raise = (tx: Transaction, state: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'asked for' using errcode = '${state}'; end $$`));

describe('inTransaction', () => {
  it("runs at READ COMMITTED, commits, and returns the work's result", async () => {
    const level = await inTransaction(database.db, async (tx) => {
      await add(tx, 1);
      return (await tx.execute(sql`select current_setting('transaction_isolation') as level`)).rows;
    });
    expect(level).toEqual([{ level: 'read committed' }]);
    expect(await dollars()).toEqual([1, 0]);
  });

  it('rolls back and runs once if the work throws', async () => {
    let runs = 0;
    const work = async (tx: Transaction) => {
      runs += 1;
      await add(tx, 1);
      throw new Error('no such reward');
    };
    await expect(inTransaction(database.db, work)).rejects.toThrow('no such reward');
    expect(runs).toBe(1);
    expect(await dollars()).toEqual([0, 0]);
  });

  it('completes both sides of a deadlock', async () => {
    const meet = meetingOfTwo();
    let runs = 0;
    const transfer = (from: number, to: number) =>
      inTransaction(database.db, async (tx) => {
        runs += 1;
        await add(tx, from);
        await meet();
        await add(tx, to);
      });
    await Promise.all([transfer(1, 2), transfer(2, 1)]);
    expect(runs).toBeGreaterThan(2);
    expect(await dollars()).toEqual([2, 2]);
  });

  it.each([
    ['40001', 9],
    ['40P01', 9],
    ['23505', 1],
  ])('runs work that always fails with %s %i times', async (state, expected) => {
    let runs = 0;
    const work = (tx: Transaction) => {
      runs += 1;
      return raise(tx, state);
    };
    await expect(inTransaction(database.db, work)).rejects.toMatchObject({ cause: { code: state } });
    expect(runs).toBe(expected);
  });

  it('fails with the first error of what was sent without waiting, and does nothing', async () => {
    const work = async (tx: Transaction) => {
      await add(tx, 1);
      await afterwards(tx, raise(tx, '23514'));
      await add(tx, 2);
    };
    await expect(inTransaction(database.db, work)).rejects.toMatchObject({ cause: { code: '23514' } });
    const last = (tx: Transaction) => afterwards(tx, raise(tx, '23514'));
    await expect(inTransaction(database.db, last)).rejects.toMatchObject({ cause: { code: '23514' } });
    expect(await dollars()).toEqual([0, 0]);
  });

  it('does nothing that was sent without waiting, if the work throws at once', async () => {
    const work = async (tx: Transaction) => {
      await afterwards(tx, add(tx, 1));
      throw new Error('later');
    };
    await expect(inTransaction(database.db, work)).rejects.toThrow('later');
    expect(await dollars()).toEqual([0, 0]);
  });

  it('does not say that it committed what the database rolled back', async () => {
    const work = (tx: Transaction) =>
      add(tx, 1).then(() => raise(tx, '23514').then(undefined, () => undefined));
    await expect(inTransaction(database.db, work)).rejects.toThrow('rolled the transaction back');
    expect(await dollars()).toEqual([0, 0]);
  });

  it('needs three round trips for BEGIN, a statement that is waited for, and one that is not', async () => {
    const { pool, db } = database;
    const trips = await countTrips(pool, () =>
      inTransaction(db, async (tx) => {
        await add(tx, 1);
        await afterwards(tx, add(tx, 2));
      }),
    );
    expect(trips).toEqual({ statements: 4, roundTrips: 3 });
    expect(await dollars()).toEqual([1, 1]);
  });

  it('sends the first reads together with BEGIN', async () => {
    const trips = await countTrips(database.pool, () =>
      inTransaction(database.db, async (tx) => {
        await tx.execute(sql`select dollars from purses for no key update`);
        await afterwards(tx, add(tx, 2));
      }),
    );
    expect(trips).toEqual({ statements: 4, roundTrips: 2 });
    expect(await dollars()).toEqual([0, 1]);
  });

  it.each([
    ['that waits for BEGIN', (tx: Transaction) => add(tx, 1)],
    ['that nobody waits for', (tx: Transaction) => afterwards(tx, add(tx, 1))],
    ['after a read', (tx: Transaction) => tx.execute(sql`select 1`).then(() => add(tx, 1))],
    ['beside a read', (tx: Transaction) => Promise.all([add(tx, 1), tx.execute(sql`select 1`)])],
    [
      'that is sent with BEGIN',
      (tx: Transaction) => tx.execute(sql`update purses set dollars = 1 where ${inTransactionOnly}`),
    ],
  ])('changes nothing by a statement %s, if the database refuses BEGIN', async (_which, work) => {
    const { pool, db } = database;
    const refuse = (client: pg.PoolClient) => {
      const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
      const changed = (...[text, ...rest]: unknown[]) => {
        if (!String(text).startsWith('begin')) return query(text, ...rest);
        Object.assign(client, { query });
        return query('begin isolation level refused');
      };
      Object.assign(client, { query: changed });
    };
    pool.once('acquire', refuse);
    await expect(
      inTransaction(db, (tx) => Promise.resolve(work(tx)).then(() => undefined)),
    ).rejects.toMatchObject({
      code: '42601',
    });
    expect(await dollars()).toEqual([0, 0]);
    await inTransaction(db, (tx) => add(tx, 2));
    expect(await dollars()).toEqual([0, 1]);
  });

  it('fails with its condition, whatever the work does, which gets no result before', async () => {
    const reached: string[] = [];
    const condition = (tx: Transaction) => {
      const asked = tx.execute(sql`select count(*)::int as purses from purses`);
      onlyIf(
        tx,
        asked.then(() => {
          throw new Error('not again');
        }),
      );
    };
    const reading = async (tx: Transaction) => {
      condition(tx);
      await add(tx, 1);
      reached.push('a result');
    };
    const failing = async (tx: Transaction) => {
      condition(tx);
      throw new Error('sold out');
    };
    const ignoring = async (tx: Transaction) => {
      condition(tx);
      await add(tx, 1).catch(() => undefined);
    };
    for (const work of [reading, failing, ignoring])
      await expect(inTransaction(database.db, work)).rejects.toThrow('not again');
    expect(reached).toEqual([]);
    expect(await dollars()).toEqual([0, 0]);
  });

  it.each([
    ['in the work', (tx: Transaction) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)],
    ['before BEGIN', undefined],
  ])('returns every connection to the pool, also those that break %s', async (_when, die) => {
    const { pool, db } = database;
    for (let death = 0; death <= pool.options.max; death += 1) {
      const next = await pool.connect();
      next.release();
      if (!die && next instanceof pg.Client) void next.end();
      await expect(inTransaction(db, die ?? ((tx) => add(tx, 1)))).rejects.toThrow();
    }
    await inTransaction(db, (tx) => add(tx, 1));
    expect(await dollars()).toEqual([1, 0]);
    expect(pool.totalCount).toBe(pool.idleCount);
  });
});
