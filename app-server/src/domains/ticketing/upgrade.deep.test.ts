import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type pg from 'pg';
import { testDatabase } from '../../../test/database/database.ts';
import { emptyDatabase } from '../../../test/database/empty-database.ts';
import { insertRows } from '../../../test/database/insert-rows.ts';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../../../test/platform/protocol/test-app.ts';
import { migrate } from '../../migrate.ts';
import { applyMigrations, knownMigrations } from '../../platform/database/migrations/migrations.ts';

jest.setTimeout(300_000);

const BEFORE = knownMigrations().findIndex(({ sql }) =>
  sql.some((text) => text.includes('RENAME TO "event_performance"')),
);

/** Tables of the demo with tickets and what these refer to, as they are called now; and then. */
const TABLES: Readonly<Record<string, string>> = {
  property: 'property',
  member: 'member',
  card: 'card',
  orders: 'orders',
  payment: 'payment',
  gate: 'gate',
  seat_map: 'seat_map',
  ticket_event: 'ticket_event',
  event_performance: 'event_session',
  performance_category: 'session_category',
  ticket_order: 'ticket_order',
  ticket_position: 'ticket_position',
  ticket: 'ticket',
};

/** What a database before the renaming answered, in its own words. */
const WAITING = `
  insert into waiting (member_id, key, what, last_day)
  select id, 'SHOW 1', '{"kind": "SHOW", "ticketId": "MOON-THEATRE", "sessionId": "1"}', '2099-01-01' from member
  where phone = '66000001';
  insert into waiting (member_id, key, what, last_day)
  select id, 'ROOM', '{"kind": "ROOM", "hotelCode": "sjm"}', '2099-01-01' from member where phone = '66000001';`;

let now: Awaited<ReturnType<typeof testDatabase>>;
let old: Awaited<ReturnType<typeof emptyDatabase>>;

const rowsOf = async (pool: pg.Pool, table: string) =>
  (await pool.query<{ row: object }>(`select to_jsonb(t) as row from ${table} t order by t::text`)).rows.map(
    ({ row }) => row,
  );

/** The columns that each table had then, by their names of today. */
const columnsThen = new Map<string, ReadonlySet<string>>();

async function readColumns(client: pg.PoolClient, table: string, then: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1',
    [then],
  );
  columnsThen.set(table, new Set(rows.map(({ name }) => name.replace('session_id', 'performance_id'))));
}

/** The rows without what later migrations added. */
const rowsThen = async (pool: pg.Pool, table: string) =>
  (await rowsOf(pool, table)).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => columnsThen.get(table)?.has(column))),
  );

/** Names of columns as they were. */
const inOldWords = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column.replace('performance_id', 'session_id'), value]),
  );

beforeAll(async () => {
  now = await testDatabase();
  old = await emptyDatabase();
  const client = await old.pool.connect();
  await client.query('begin');
  await applyMigrations(client, knownMigrations().slice(0, BEFORE));
  // copies rows as they are: nothing fires, and rows may refer to tables that are not copied
  await client.query('set local session_replication_role = replica');
  for (const [table, then] of Object.entries(TABLES)) {
    const rows = (await rowsOf(now.pool, table)).map(inOldWords);
    await insertRows(client, then, rows);
    await readColumns(client, table, then);
  }
  await client.query('set local session_replication_role = origin');
  await client.query(WAITING);
  await client.query('commit');
  client.release();
  await migrate(old.db);
});
afterAll(() => Promise.all([old.drop(), now.drop()]));

async function ticketsOf(app: TestApp): Promise<unknown[]> {
  const as: Identity = await signIn(app, '66000001');
  const { envelope } = await send<{ list: { orderNo: string }[] }>(app, 'GET /ticket/order/list', {
    as,
    payload: { status: 'UPCOMING' },
  });
  const orders = envelope.data.list.map(async ({ orderNo }) => {
    const order = await send(app, 'GET /ticket/order/info', { as, payload: { orderNo } });
    return order.envelope.data;
  });
  return [envelope.data, ...(await Promise.all(orders))];
}

describe('a database from before performances had their name', () => {
  it.each(Object.keys(TABLES))('keeps every row of %s', async (table) => {
    const kept = await rowsThen(old.pool, table);
    expect(Object.keys(kept[0] ?? {})).not.toEqual([]);
    expect(kept).toEqual(await rowsThen(now.pool, table));
  });

  it('answers a member’s calls about tickets like a new database', async () => {
    const [upgraded, fresh] = [await testApp({ db: old.db }), await testApp({ db: now.db })];
    const tickets = await ticketsOf(upgraded);
    expect(tickets.length).toBeGreaterThan(1);
    expect(tickets).toEqual(await ticketsOf(fresh));
    await Promise.all([upgraded.fastify.close(), fresh.fastify.close()]);
  });

  it('lets a member wait for the same show, and others for the same room', async () => {
    const { rows } = await old.pool.query<{ what: object }>('select what from waiting order by id');
    expect(rows.map(({ what }) => what)).toEqual([
      { kind: 'SHOW', ticketId: 'MOON-THEATRE', performanceId: '1' },
      { kind: 'ROOM', hotelCode: 'sjm' },
    ]);
  });

  it('has no name left that says session, except those of signing in', async () => {
    const { rows } = await old.pool.query<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace
      union all select attrelid::regclass || '.' || attname from pg_attribute
        where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
      union all select conrelid::regclass || '.' || conname from pg_constraint
        where connamespace = 'public'::regnamespace and contype <> 'n'`);
    const wrong = rows
      .map(({ name }) => name)
      .filter((name) => /session/.test(name) && !/^session\b|^session_/.test(name));
    expect(wrong).toEqual([]);
  });
});
