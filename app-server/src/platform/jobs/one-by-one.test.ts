import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { twoPools, type TwoPools } from '../../../test/database/two-pools.ts';
import { oneByOne } from './one-by-one.ts';

let pools: TwoPools;
let logged: unknown[];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (about: unknown, says?: string) => void logged.push([(about as { id: number }).id, says]),
};

beforeAll(async () => {
  pools = await twoPools();
  await pools.at(0).execute(sql`create table due_row (id int primary key, done int not null)`);
});
afterAll(() => pools.drop());
beforeEach(async () => {
  logged = [];
  await pools.at(0).execute(sql`truncate due_row`);
  await pools.at(0).execute(sql`insert into due_row select n, 0 from generate_series(1, 6) n`);
});

const idsWith = async (done: number) => {
  const { rows } = await pools
    .at(0)
    .execute<{ id: number }>(sql`select id from due_row where done = ${done} order by id`);
  return rows.map(({ id }) => id);
};

/** A run over the rows, of which these cannot be done; each writes before it fails. */
const run = (bad: readonly number[], most: number) =>
  oneByOne(
    { db: pools.at(0), log },
    {
      failed: 'a row could not be done',
      most,
      async next(tx, butNot) {
        const { rows } = await tx.execute<{ id: number }>(
          sql`select id from due_row where done = 0 and not id = any(${sql.param([...butNot])}::int[]) order by id limit 1`,
        );
        return rows[0];
      },
      async work(tx, { id }) {
        await tx.execute(sql`update due_row set done = done + 1 where id = ${id}`);
        if (bad.includes(id)) throw new Error('a bad row');
      },
    },
  );

it('does each row once, at most so many, and says how many', async () => {
  expect(await run([], 4)).toBe(4);
  expect(await idsWith(1)).toEqual([1, 2, 3, 4]);
  expect(await run([], 4)).toBe(2);
  expect(await run([], 4)).toBe(0);
  expect(await idsWith(1)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('leaves a row that cannot be done, does the others, and fails at the end', async () => {
  await expect(run([1, 4], 10)).rejects.toThrow('a row could not be done, 2 times');
  expect(await idsWith(0)).toEqual([1, 4]);
  expect(await idsWith(1)).toEqual([2, 3, 5, 6]);
  expect(logged).toEqual([
    [1, 'a row could not be done'],
    [4, 'a row could not be done'],
  ]);
});

it('is not used up by rows that cannot be done', async () => {
  await expect(run([1, 2, 3], 2)).rejects.toThrow('3 times');
  expect(await idsWith(1)).toEqual([4, 5]);
});
