import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { testDatabase } from '../../../../test/database/database.ts';
import { silentLog } from '../../../../test/tools/silent-log.ts';
import { connectDatabase } from '../open.ts';
import type { Database, Transaction } from '../drizzle.ts';
import { afterwards } from '../pipeline.ts';
import { inTransaction } from '../transaction.ts';
import { prepared } from './prepared.ts';

const purse = pgTable('purse', { id: integer().primaryKey(), dollars: integer().notNull() });

/** New ones for each test, because a statement remembers that a type has changed. */
function statements() {
  const id = eq(purse.id, sql.placeholder('id'));
  return {
    read: prepared('purse.read', (db) => db.select({ dollars: purse.dollars }).from(purse).where(id)),
    add: prepared('purse.add', (db) =>
      db
        .update(purse)
        .set({ dollars: sql`${purse.dollars} + ${sql.placeholder('more')}::int` })
        .where(id),
    ),
  };
}

let database: Awaited<ReturnType<typeof testDatabase>>;
let use: ReturnType<typeof statements>;

beforeEach(async () => {
  database = await testDatabase();
  use = statements();
  await database.pool.query('create table purse (id int primary key, dollars int not null)');
  await database.pool.query('insert into purse values (1, 0)');
});
afterEach(() => database.drop());

/** What PostgreSQL has parsed on the connection that is asked. */
async function parsed(on: Database | Transaction): Promise<unknown[]> {
  const { rows } = await on.execute(
    sql`select name, (generic_plans + custom_plans)::int as runs from pg_prepared_statements order by name`,
  );
  return rows;
}

describe('a statement that runs often', () => {
  it('is parsed once by a connection and runs with other values', async () => {
    const seen = await inTransaction(database.db, async (tx) => {
      for (const more of [1, 20, 300]) await use.add(tx, { id: 1, more });
      return parsed(tx);
    });
    expect(seen).toEqual([{ name: 'purse.add', runs: 3 }]);
    expect(await use.read(database.db, { id: 1 })).toEqual([{ dollars: 321 }]);
    expect(await use.read(database.db, { id: 2 })).toEqual([]);
  });

  it('is part of its transaction and of a savepoint within it', async () => {
    const failing = inTransaction(database.db, async (tx) => {
      await use.add(tx, { id: 1, more: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await inTransaction(database.db, async (tx) => {
      await use.add(tx, { id: 1, more: 10 });
      const inner = tx.transaction(async (point) => {
        await use.add(point, { id: 1, more: 100 });
        throw new Error('not this');
      });
      await expect(inner).rejects.toThrow('not this');
    });
    expect(await use.read(database.db, { id: 1 })).toEqual([{ dollars: 10 }]);
  });

  it('is refused when its transaction is over, and without a value', async () => {
    let left: Transaction | undefined;
    await inTransaction(database.db, async (tx) => void (left = tx));
    if (left === undefined) throw new Error('no transaction');
    await expect(use.add(left, { id: 1, more: 1 })).rejects.toThrow('a transaction that is over');
    await expect(use.add(database.db, { id: 1 })).rejects.toThrow('No value for placeholder "more"');
  });

  it('does not hide why a transaction failed before PostgreSQL could parse it', async () => {
    const failing = inTransaction(database.db, async (tx) => {
      await afterwards(tx, tx.insert(purse).values({ id: 1, dollars: 0 }));
      await afterwards(tx, use.add(tx, { id: 1, more: 1 }));
      // sent while the first is under way, so without its text
      await use.add(tx, { id: 1, more: 1 });
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    await inTransaction(database.db, (tx) => use.add(tx, { id: 1, more: 5 }));
    expect(await use.read(database.db, { id: 1 })).toEqual([{ dollars: 5 }]);
  });
});

describe('after a column that it returns has another type', () => {
  const widen = () => database.pool.query('alter table purse alter column dollars type bigint');

  it('PostgreSQL refuses the statement that it knows', async () => {
    const named = { name: 'known', text: 'select dollars from purse' };
    const client = await database.pool.connect();
    await client.query(named);
    await client.query('alter table purse alter column dollars type bigint');
    await expect(client.query(named)).rejects.toMatchObject({
      code: '0A000',
      routine: 'RevalidateCachedQuery',
    });
    client.release();
  });

  it('a read runs again under another name', async () => {
    await use.read(database.db, { id: 1 });
    await widen();
    expect(await use.read(database.db, { id: 1 })).toEqual([{ dollars: 0 }]);
    expect(await parsed(database.db)).toContainEqual({ name: 'purse.read.1', runs: 1 });
  });

  it('a transaction runs again, and does its work once', async () => {
    let runs = 0;
    const work = async (tx: Transaction) => {
      runs += 1;
      await use.add(tx, { id: 1, more: 1 });
      return use.read(tx, { id: 1 });
    };
    await inTransaction(database.db, work);
    await widen();
    expect(await inTransaction(database.db, work)).toEqual([{ dollars: 2 }]);
    expect(runs).toBe(3);
  });

  it('an added column is no reason', async () => {
    await use.read(database.db, { id: 1 });
    await database.pool.query(`alter table purse add column words text not null default ''`);
    await use.read(database.db, { id: 1 });
    expect(await parsed(database.db)).toEqual([{ name: 'purse.read', runs: 2 }]);
  });
});

it('has no name where the pooler does not keep it', async () => {
  const connectionString = String(database.pool.options.connectionString);
  const unnamed = connectDatabase({ connectionString }, { log: silentLog, prepared: false });
  const seen = await inTransaction(unnamed.db, async (tx) => {
    await use.add(tx, { id: 1, more: 7 });
    return parsed(tx);
  });
  expect(seen).toEqual([]);
  expect(await use.read(unnamed.db, { id: 1 })).toEqual([{ dollars: 7 }]);
  expect(await parsed(unnamed.db)).toEqual([]);
  await unnamed.close();
});
