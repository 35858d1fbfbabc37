import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../../../test/database/database.ts';
import { newestNumber, oldestProgram } from './contracts.ts';
import { migrate } from './migrate.ts';
import { noteOldestProgram, requireSchema } from './require-schema.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const LATER = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('ff', 9e15)`;

describe('a process that does not migrate', () => {
  it('takes the schema of its own program', async () => {
    await expect(requireSchema(database.pool)).resolves.toBeUndefined();
  });

  it('refuses an older schema in one sentence, and takes it after the migration', async () => {
    const last = 'select max(id) from drizzle.__drizzle_migrations';
    await database.pool.query(
      `create table kept as select * from drizzle.__drizzle_migrations where id = (${last})`,
    );
    await database.pool.query(`delete from drizzle.__drizzle_migrations where id = (${last})`);
    await expect(requireSchema(database.pool)).rejects.toThrow(
      /^The database has \d+ of this program's \d+ migrations and MIGRATE is off: [^\n]*\.$/,
    );
    await database.pool.query('insert into drizzle.__drizzle_migrations select * from kept');
    await migrate(database.db);
    await expect(requireSchema(database.pool)).resolves.toBeUndefined();
  });

  it('runs on after a later migration that only adds, and refuses after one that takes away', async () => {
    await database.pool.query(LATER);
    await expect(requireSchema(database.pool)).resolves.toBeUndefined();
    await noteOldestProgram(database.pool, newestNumber());
    await expect(requireSchema(database.pool)).resolves.toBeUndefined();
    await noteOldestProgram(database.pool, newestNumber() + 1);
    await expect(requireSchema(database.pool)).rejects.toThrow(
      /^The database only works with programs since migration \d+ and this program ends at \d+: [^\n]*\.$/,
    );
  });

  it('refuses a database of another chain', async () => {
    await database.pool.query(`update drizzle.__drizzle_migrations set hash = 'ff' where id = 3`);
    await expect(requireSchema(database.pool)).rejects.toThrow(/another chain of migrations/);
  });
});

it('a migration notes the oldest program that works', async () => {
  await noteOldestProgram(database.pool, 9999);
  await migrate(database.db);
  const { rows } = await database.pool.query(
    `select obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class') as note`,
  );
  expect(rows).toEqual([{ note: `since ${oldestProgram()}` }]);
  expect(oldestProgram()).toBeLessThanOrEqual(newestNumber());
});
