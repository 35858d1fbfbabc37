import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { reconcile } from '../../../core/ledger/reconcile.ts';
import { emptyDatabase } from '../../../../test/database/empty-database.ts';
import { testDatabase } from '../../../../test/database/database.ts';
import { APP_SERVER, startProcess, type ServerProcess } from '../../../../test/processes/process.ts';
import { sendOver, signInOver } from '../../../../test/platform/protocol/over-http.ts';
import { migrate } from './migrate.ts';
import { appliedMigrations, applyMigrations, knownMigrations } from './migrations.ts';

jest.setTimeout(300_000);

/** The migrations up to the completed money core: without password sign-in and without domains. */
const OLD = 5;

/** A member with a card and a balance, as that program wrote them. */
const OLD_ROWS = `
  insert into member (member_no, title, first_name, last_name, area_code, phone, language, tier, tier_expires_at,
    currency, open_key, joined_at)
  values ('R9001', 'MS', 'Old', 'Friend', '+853', '66999001', 'kr', 'GOLD', '2099-01-01Z', 'MOP', 'old-9001', '2020-01-01Z');
  insert into card (member_id, card_no, tier, status, issued_at, expires_at)
  select id, '888800009001', 'GOLD', 'ACTIVE', '2020-01-01Z', '2099-01-01Z' from member where member_no = 'R9001';`;

let undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of undo) await work();
  undo = [];
});

async function oldDatabase() {
  const database = await emptyDatabase();
  undo.push(database.drop);
  const client = await database.pool.connect();
  await client.query('begin');
  await applyMigrations(client, knownMigrations().slice(0, OLD));
  await client.query(OLD_ROWS);
  await client.query('commit');
  client.release();
  return database;
}

async function startTwo(url: string): Promise<ServerProcess[]> {
  const starts = [1, 2].map(() => startProcess(APP_SERVER, { DATABASE_URL: url, SERVER_KEY }));
  const servers = await Promise.all(starts);
  undo.unshift(() => Promise.all(servers.map((server) => server.end('SIGTERM'))));
  return servers;
}
const SERVER_KEY = Buffer.alloc(32, 5).toString('base64');

describe('an update with existing data', () => {
  it('migrates once if two processes start together, and keeps the data', async () => {
    const database = await oldDatabase();
    const servers = await startTwo(database.url);
    expect(await appliedMigrations(database.pool)).toEqual(knownMigrations().map(({ hash }) => hash));
    const as = await signInOver(servers[0]?.origin ?? '', '66999001');
    const { envelope } = await sendOver(servers[1]?.origin ?? '', 'GET /user/info', { as });
    expect(envelope).toMatchObject({
      code: 0,
      data: { memberNo: 'R9001', language: 'kr', openKey: 'old-9001', joinedAt: '2020-01-01T08:00:00+08:00' },
    });
    const { rows } = await database.pool.query(
      `select card_no from card join member on member.id = member_id where member_no = 'R9001'`,
    );
    expect(rows).toEqual([{ card_no: '888800009001' }]);
    expect(await reconcile(database.db)).toEqual([]);
  });
});

describe('a database of another program', () => {
  it.each([
    [
      'newer',
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('ff', 9e15)`,
      /^The database has been through \d+ migrations and this program knows the first \d+ of them: it is newer, so run the program that goes with it\.$/,
    ],
    [
      'of another chain',
      `update drizzle.__drizzle_migrations set hash = 'ff' where id = 3`,
      /^The database was made by another chain of migrations, which parts from this program's at number 2: [^\n]*\.$/,
    ],
  ])('is refused with a message and not changed: %s', async (_what, change, sentence) => {
    const database = await testDatabase();
    undo.push(database.drop);
    await database.pool.query(change);
    const before = await appliedMigrations(database.pool);
    await expect(migrate(database.db)).rejects.toThrow(sentence);
    expect(await appliedMigrations(database.pool)).toEqual(before);
  });
});

/** How far the chain went when coupons knew the scene SHOP alone. */
const BEFORE_KINDS = 18;

describe('coupons of an earlier version', () => {
  it('get the kind of outlet that they are for, and what an operator set stays', async () => {
    const database = await emptyDatabase();
    undo.push(database.drop);
    const client = await database.pool.connect();
    const coupon = (code: string, more: Record<string, string> = {}) => {
      const row = {
        code: `'${code}'`,
        type: `'CASH'`,
        name: `'{}'`,
        picture: `'{"src": "/art/set-table.svg", "alt": {}}'`,
        face: '20000',
        scenes: `'{SHOP}'`,
        is_stackable: 'true',
        stock: '1',
        valid_days: '1',
        starts_at: `'2020-01-01Z'`,
        ends_at: `'2099-01-01Z'`,
        ...more,
      };
      return `insert into coupon (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`;
    };
    await client.query('begin');
    await applyMigrations(client, knownMigrations().slice(0, BEFORE_KINDS));
    await client.query(coupon('DINE100'));
    await client.query(coupon('ROUND-TABLE', { type: `'DINING'` }));
    await client.query(coupon('BOUTIQUE10'));
    await client.query(coupon('POOL-DAY', { outlets: `'{NOWHERE}'` }));
    await client.query(coupon('FESTIVE200', { scenes: `'{HOTEL}'` }));
    await applyMigrations(client, knownMigrations().slice(BEFORE_KINDS));
    await client.query('commit');
    client.release();
    const { rows } = await database.pool.query<{ code: string; scenes: string[] }>(
      'select code, scenes from coupon',
    );
    expect(Object.fromEntries(rows.map(({ code, scenes }) => [code, scenes]))).toEqual({
      DINE100: ['DINING'],
      'ROUND-TABLE': ['DINING'],
      BOUTIQUE10: ['SHOP'],
      'POOL-DAY': ['SHOP'],
      FESTIVE200: ['HOTEL'],
    });
  });

  it('of the demo become what a new data folder is seeded with', async () => {
    const database = await testDatabase();
    undo.push(database.drop);
    const scopes = async () =>
      (
        await database.pool.query<{ code: string; scenes: string[] }>(
          'select code, scenes from coupon order by code',
        )
      ).rows;
    const now = await scopes();
    expect(now.filter(({ scenes }) => scenes.includes('SPA'))).not.toEqual([]);
    await database.pool.query(`update coupon set scenes = '{SHOP}' where scenes && array['DINING', 'SPA']`);
    for (const statement of knownMigrations()[BEFORE_KINDS]?.sql ?? []) await database.pool.query(statement);
    expect(await scopes()).toEqual(now);
  });
});
