import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reconcile } from '../core/ledger/reconcile.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { createClock } from '../platform/time/clock.ts';
import { inTransaction, type OpenDatabase } from '../platform/database/index.ts';
import { SEALED_COLUMNS } from '../sealed.ts';
import { testDatabase } from '../../test/database/database.ts';
import { emptyDatabase } from '../../test/database/empty-database.ts';
import { newMember } from '../../test/made/members.ts';
import { temporaryFolder } from '../../test/tools/temporary-folder.ts';
import { backUp } from './back-up.ts';
import { foreignKeys, sequencesOf, tablesOf } from './catalog.ts';
import { dump } from './dump.ts';
import { restore } from './restore.ts';

jest.setTimeout(180_000);

const KEY = 'a1b2c3d4e5f60718';
/** What the text format of COPY must carry unharmed. */
const HOSTILE = 'a line\n\\.\nanother\twith \\N and \\\\ and 澳門 🎰';

let source: Awaited<ReturnType<typeof testDatabase>>;
let target: Awaited<ReturnType<typeof emptyDatabase>>;
let folder: ReturnType<typeof temporaryFolder>;
let whole: string;

const path = (name: string) => join(folder.path, name);
const back = (file: string, more = {}) => restore(target, { file, keyFingerprints: [KEY], ...more });
/** The same backup with its text changed. */
function altered(name: string, change: (text: string) => string): string {
  writeFileSync(path(name), gzipSync(change(gunzipSync(readFileSync(whole)).toString())));
  return path(name);
}
const tablesIn = async ({ pool }: OpenDatabase) => (await tablesOf(pool)).map(({ table }) => table);

/** Every row of every table as one digest each. */
async function digests({ pool }: OpenDatabase): Promise<Record<string, string>> {
  const digest: Record<string, string> = {};
  for (const { table } of await tablesOf(pool)) {
    const { rows } = await pool.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${table}" t`,
    );
    digest[table] = rows[0]?.digest ?? '';
  }
  return digest;
}

beforeAll(async () => {
  folder = temporaryFolder();
  source = await testDatabase();
  await inTransaction(source.db, (tx) =>
    enqueue(tx, createClock(), { topic: 'hostile', payload: { text: HOSTILE }, dedupeKey: HOSTILE }),
  );
  await source.pool.query(
    `insert into session (member_id, token_hash, sign_key_sealed, expires_at, last_seen_at)
     select min(id), '\\x01', '\\x02', now(), now() from member`,
  );
  whole = path('whole.gz');
  await backUp(source, { file: whole, keyFingerprints: [KEY] });
});
beforeEach(async () => {
  target = await emptyDatabase();
});
afterEach(() => target.drop());
afterAll(async () => {
  await source.drop();
  await folder.remove();
});

describe('a backup', () => {
  it('is readable by its owner only, whole or not there, and never in place of another unasked', async () => {
    expect(statSync(whole).mode & 0o777).toBe(0o600);
    await expect(backUp(source, { file: whole, keyFingerprints: [KEY] })).rejects.toThrow(
      /already exists: .*--force to replace it\.$/,
    );
    await expect(backUp(target, { file: path('nothing.gz'), keyFingerprints: [KEY] })).rejects.toThrow(
      'There is nothing in this database yet, so there is nothing to back up.',
    );
    expect(readdirSync(folder.path).filter((name) => name.startsWith('nothing'))).toEqual([]);
  });

  it('is of one moment, whatever is written while it is taken', async () => {
    const count = () => source.pool.query<{ n: number }>('select count(*)::int as n from member');
    const before = (await count()).rows[0]?.n;
    const client = await source.pool.connect();
    const text = dump(client, [KEY], () => undefined);
    const begun = [(await text.next()).value, (await text.next()).value];
    await newMember(source.db);
    const rest = await buffer(Readable.from(text));
    client.release();
    const file = path('moment.gz');
    writeFileSync(file, gzipSync(begun.join('') + rest.toString()));
    await back(file);
    const { rows } = await target.pool.query<{ n: number }>('select count(*)::int as n from member');
    expect(rows[0]?.n).toBe(before);
    expect((await count()).rows[0]?.n).toBe((before ?? 0) + 1);
  });
});

describe('a restore', () => {
  it('brings back every row, sequence, foreign key and guard', async () => {
    const fresh = await testDatabase();
    const file = path('fresh.gz');
    const { rows } = await backUp(fresh, { file, keyFingerprints: [KEY] });
    const restored = await back(file);
    expect(restored.rows).toBe(rows);
    expect(rows).toBeGreaterThan(1000);
    expect(await digests(target)).toEqual(await digests(fresh));
    expect(await sequencesOf(target.pool)).toEqual(await sequencesOf(fresh.pool));
    expect(await foreignKeys(target.pool)).toEqual(await foreignKeys(fresh.pool));
    expect(await reconcile(target.db)).toEqual([]);
    await expect(target.pool.query('update ledger_entry set amount = amount')).rejects.toThrow('append-only');
    await newMember(target.db);
    await fresh.drop();
  });

  it('carries what the format itself is made of', async () => {
    await back(whole);
    const { rows } = await target.pool.query(
      `select dedupe_key as key, payload->>'text' as text from outbox where topic = 'hostile'`,
    );
    expect(rows).toEqual([{ key: HOSTILE, text: HOSTILE }]);
  });

  it('replaces existing data only with --force, and changes nothing if it fails half-way', async () => {
    await back(whole);
    const late = await newMember(target.db);
    const isLateThere = async () =>
      (await target.pool.query('select 1 from member where id = $1', [late])).rowCount;
    await expect(back(whole)).rejects.toThrow(/^There are \d+ tables in this database already: .*--force/);
    const half = altered('half.gz', (text) => text.slice(0, text.indexOf('COPY public.voucher')));
    await expect(back(half, { force: true })).rejects.toThrow('The backup breaks off: it is not whole.');
    const short = altered('short.gz', (text) => text.replace(/"member":(\d+)/, '"member":7'));
    await expect(back(short, { force: true })).rejects.toThrow(/table member came as \d+ rows instead of 7/);
    expect(await isLateThere()).toBe(1);
    await back(whole, { force: true });
    expect(await isLateThere()).toBe(0);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['no backup', () => 'hello\n', /^This file is no backup that this program reads\.$/],
    [
      'of a newer program',
      (text) => text.replace(/"migrations":\[([^\]]*)\]/, '"migrations":[$1,"ff"]'),
      /newer/,
    ],
    [
      'of another chain',
      (text) => text.replace(/"migrations":\["[^"]*"/, '"migrations":["ff"'),
      /another chain/,
    ],
    [
      'with a table that is none of ours',
      (text) => text.replace('COPY public.member (', 'COPY public.pg_user ('),
      /table pg_user is not that of its migrations/,
    ],
    [
      'with a statement for a table’s name',
      (text) => text.replace('COPY public.member (', 'COPY public.member; drop table member; ('),
      /no backup/,
    ],
  ])('refuses a file that is %s, and writes nothing', async (_what, change, sentence) => {
    const file = altered('altered.gz', change);
    await expect(back(file)).rejects.toThrow(sentence);
    expect(await tablesIn(target)).toEqual([]);
  });

  it('leaves out what a lost key sealed, if asked to', async () => {
    const count = async (table: string, { pool }: OpenDatabase) =>
      (await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0;
    await source.pool.query(`
      insert into saved_card (member_id, provider, token_sealed, card_hash, brand, last4, expiry_month, expiry_year, saved_at)
      select min(id), 'test', '\\x01', '\\x02', 'VISA', '4242', 1, 2030, now() from member;
      insert into forgotten_card (provider, token_sealed) values ('test', '\\x01');
      insert into plan_share (member_id, token_hash, token_sealed, plan_ids, until, at)
      select min(id), '\\x01', '\\x02', '{}', now(), now() from member;
      insert into stay_check_in (order_id, sent_at) select min(order_id), now() from hotel_order;
      insert into stay_check_in_guest
        (order_id, position, first_name, last_name, doc_type, doc_sealed, nationality, date_of_birth)
      select order_id, 0, 'Mei', 'Chan', 'PASSPORT', '\\x01', 'CN', '1990-01-01' from stay_check_in limit 1`);
    for (const table of ['session', 'saved_card', 'forgotten_card', 'plan_share', 'stay_check_in_guest'])
      expect([table, await count(table, source)]).not.toEqual([table, 0]);
    const file = path('lost-key.gz');
    await backUp(source, { file, keyFingerprints: [KEY] });
    await back(file, { keyFingerprints: ['0000000000000000'], keyLost: true });
    for (const table of [...SEALED_COLUMNS.map((sealed) => sealed.table), 'real_name', 'stay_check_in'])
      expect([table, await count(table, target)]).toEqual([table, 0]);
    for (const table of ['member', 'ledger_entry', 'voucher', 'ticket_position'])
      expect([table, await count(table, target)]).toEqual([table, await count(table, source)]);
  });

  it('refuses another key, and a database that a product is connected to', async () => {
    await expect(back(whole, { keyFingerprints: ['0000000000000000'] })).rejects.toThrow(
      new RegExp(`^The backup was sealed with the server key ${KEY} and this one is 0{16}: .*SERVER_KEY`),
    );
    const product = await target.pool.connect();
    await expect(back(whole)).rejects.toThrow('A product is connected to this database');
    product.release(true);
    expect(await tablesIn(target)).toEqual([]);
  });
});
