import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { REAL_NAME_NOTICE } from '../texts/real-names.ts';
import type { Identity } from '../../../../test/platform/protocol/client.ts';
import { sendOver, signInOver } from '../../../../test/platform/protocol/over-http.ts';
import { testDatabase } from '../../../../test/database/database.ts';
import type { ServerProcess } from '../../../../test/processes/process.ts';
import { startServerOn } from '../../../../test/processes/two-servers.ts';
import { passport } from '../../../../test/domains/ticketing/ticket-member.ts';

jest.setTimeout(120_000);

/** Numbers that cannot occur by chance, and a name that must be found, which proves that these are the right files. */
const NUMBERS = ['QX7391846250', 'QX8264019375', '11010519491231002X'];
const NAME = 'Zyxwvutsrq';

let database: Awaited<ReturnType<typeof testDatabase>>;
let server: ServerProcess;
let as: Identity;

beforeAll(async () => {
  database = await testDatabase();
  server = await startServerOn(database);
  as = await signInOver(server.origin, '66000116');
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
});

async function save(person: Record<string, unknown>): Promise<{ status: number; code: number | string }> {
  const payload = { isSelf: false, consentVersion: REAL_NAME_NOTICE.version, ...person };
  const { status, envelope } = await sendOver(server.origin, 'POST /realName/save', { as, payload });
  return { status, code: Number(envelope.code) };
}

/** Reads one setting of the database. */
async function ask(expression: string): Promise<string> {
  const { rows } = await database.db.execute<{ answer: string }>(sql.raw(`select ${expression} as answer`));
  return rows[0]?.answer ?? '';
}

/** Every file in a folder whose name is not before this one, but those that PostgreSQL removes meanwhile. */
const filesOf = (folder: string, from: string): Buffer[] =>
  readdirSync(folder)
    .filter((name) => name >= from)
    .flatMap((name) => contentOf(join(folder, name)) ?? []);

/** Null for a folder, and for a file that is gone, such as a cache of PostgreSQL's own. */
function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') return null;
    throw error;
  }
}

it('a document’s number is in no file of the database, not in its WAL, and in no log', async () => {
  const folder = await ask(`current_setting('data_directory')`);
  const firstWal = await ask('pg_walfile_name(pg_current_wal_lsn())');
  const [one = '', two = '', chinese = ''] = NUMBERS;
  expect(await save(passport(one, { firstName: NAME }))).toEqual({ status: 200, code: 0 });
  // refused: a duplicate, and a date of birth that does not match
  expect((await save(passport(one))).code).toBe(18013);
  const li = { docType: 'CN_ID', docNo: chinese, name: '李妍' };
  expect((await save({ ...li, dateOfBirth: '1949-12-30' })).code).toBe(18006);
  expect((await save({ ...li, dateOfBirth: '1949-12-31' })).code).toBe(0);
  // and one for which the database fails, because a log could repeat its statement and values
  await database.pool.query('alter table real_name rename to real_name_gone');
  expect((await save(passport(two))).status).toBe(500);
  await database.pool.query('alter table real_name_gone rename to real_name');

  await database.pool.query('checkpoint');
  const oid = await ask(`(select oid::text from pg_database where datname = current_database())`);
  const data = filesOf(join(folder, 'base', oid), '');
  const wal = filesOf(join(folder, 'pg_wal'), firstWal);
  for (const [files, what] of [
    [data, 'the files'],
    [wal, 'the WAL'],
  ] as const) {
    expect([what, files.some((file) => file.includes(NAME))]).toEqual([what, true]);
    for (const number of NUMBERS)
      expect([what, number, files.some((file) => file.includes(number))]).toEqual([what, number, false]);
  }
  const log = server.output();
  expect(log).toContain('a call failed');
  for (const number of NUMBERS) expect(log).not.toContain(number);
});
