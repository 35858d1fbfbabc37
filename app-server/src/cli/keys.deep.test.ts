import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { asc } from 'drizzle-orm';
import { seed } from '../../demo/seeds/index.ts';
import { testDatabase } from '../../test/database/database.ts';
import { newMember } from '../../test/made/members.ts';
import { temporaryFolder } from '../../test/tools/temporary-folder.ts';
import { hashDocument, openDocNo } from '../domains/ticketing/real-names/document.ts';
import { realName } from '../domains/ticketing/tables/real-names.ts';
import { stopToken } from '../domains/messaging/push/stop.ts';
import { knownServerKeys } from '../platform/config/server-key.ts';
import { inTransaction } from '../platform/database/index.ts';
import { createSecrets, type Secrets } from '../platform/secrets/secrets.ts';
import { findSession } from '../platform/sessions/find.ts';
import { startSession } from '../platform/sessions/start.ts';
import { createClock } from '../platform/time/clock.ts';
import { resealAll, SEALED_COLUMNS } from '../sealed.ts';

jest.setTimeout(180_000);

const clock = createClock();
const log = { info: () => undefined, warn: () => undefined, error: console.error };

let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: ReturnType<typeof temporaryFolder>;

beforeAll(async () => {
  database = await testDatabase();
  folder = temporaryFolder();
  writeFileSync(join(folder.path, 'server-key'), Buffer.alloc(32, 7).toString('base64'));
});
afterAll(async () => {
  await database.drop();
  await folder.remove();
});

function keys(...args: string[]) {
  const program = fileURLToPath(new URL('keys.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: folder.path,
      DATABASE_URL: String(database.pool.options.connectionString),
    },
  });
  return { status, said: (stdout + stderr).trim() };
}

/** What a process knows that starts now. */
const secretsNow = (): Secrets => createSecrets(knownServerKeys(undefined, folder.path));

const documents = () => database.db.select().from(realName).orderBy(asc(realName.id)).limit(3);

it('rotation of the server key keeps sessions, documents and codes, and ends', async () => {
  const { db } = database;
  const before = secretsNow();
  await seed(db, { environment: 'development', serverKeys: knownServerKeys(undefined, folder.path) });
  const memberId = await newMember(db);
  const services = { environment: 'development', clock, secrets: before } as const;
  const { token, signKey } = await inTransaction(db, (tx) => startSession(tx, services, memberId));
  const numbers = (await documents()).map((row) => openDocNo({ secrets: before }, row));
  expect(numbers).toHaveLength(3);
  const stop = stopToken(before, memberId, 'OFFERS');

  expect(keys('retire').said).toBe('There is one key only: nothing can be retired.');
  expect(keys('rotate')).toEqual({ status: 0, said: expect.stringMatching(/Restart every process/) });
  expect(readFileSync(join(folder.path, 'server-key'), 'utf8').trim().split('\n')).toHaveLength(2);
  const during = secretsNow();
  expect(stopToken(during, memberId, 'OFFERS')).not.toBe(stop);
  expect((await findSession(db, { clock, secrets: during }, token))?.signKey).toEqual(signKey);
  expect(keys('status').said).toMatch(/session: [1-9]\d* sealed by an older key\./);
  expect(keys('retire').said).toMatch(/^Older keys still seal \d+ values: [^\n]*\.$/);

  await resealAll({ db, secrets: during, log });
  expect(keys('status').said).not.toMatch(/older key/);
  expect(keys('retire').status).toBe(0);
  const after = secretsNow();
  expect((await findSession(db, { clock, secrets: after }, token))?.signKey).toEqual(signKey);
  const rows = await documents();
  expect(rows.map((row) => openDocNo({ secrets: after }, row))).toEqual(numbers);
  rows.forEach((row, index) =>
    expect(row.docHash).toEqual(hashDocument({ secrets: after }, { ...row, docNo: numbers[index] ?? '' })),
  );
  expect(await findSession(db, { clock, secrets: before }, token)).toBeUndefined();
});

it('a prepared key opens before it seals', () => {
  const [first] = knownServerKeys(undefined, folder.path);
  expect(keys('rotate', '--prepared').said).toBe('No key is prepared: run npm run keys -- prepare first.');
  keys('prepare');
  const [still, prepared] = knownServerKeys(undefined, folder.path);
  expect(still).toEqual(first);
  keys('rotate', '--prepared');
  expect(knownServerKeys(undefined, folder.path)).toEqual([prepared, first]);
});

it('every sealed column of the schema is sealed again', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%sealed' order by 1`);
  const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name)).toEqual([...known, 'real_name.doc_sealed'].toSorted());
});

it('a refused verb says how to use the command', () => {
  expect(keys('turn')).toEqual({ status: 1, said: expect.stringMatching(/^Use npm run keys -- [^\n]*\.$/) });
});
