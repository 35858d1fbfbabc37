import { describe, expect, it } from '@jest/globals';
import type { MemberData } from '@resort/mf-membership/contract';
import { is, sql } from 'drizzle-orm';
import { getTableColumns } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import * as schema from '../tables.ts';
import { newMember } from '../../../test/made/members.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { ERASURES, KEPT_COLUMNS } from './erase.ts';
import { LEFT_OUT_COLUMNS, LEFT_OUT_TABLES } from './left-out.ts';
import { ownedTables } from './owned-tables.ts';

let database: Ground['database'];
let app: TestApp;

standOn((ground) => ({ database, app } = ground));

const own = async (as: Identity) => {
  const { envelope } = await send<MemberData>(app, 'GET /member/data', { as });
  expect(envelope.code).toBe(0);
  return envelope.data;
};

/** From PostgreSQL's catalogue, independent of the schema's sources. */
async function tablesWith(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(query);
  return rows.map(({ name }) => name).sort();
}

const named = () =>
  tablesWith(sql`select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)member_id$'`);

/** Every table with foreign keys to the member, directly or through others. */
const referring = () =>
  tablesWith(sql`with recursive owned(oid) as (
      select 'member'::regclass::oid
      union select conrelid from pg_constraint join owned on confrelid = owned.oid where contype = 'f')
    select oid::regclass::text as name from owned`);

describe('the member’s own data', () => {
  it('has every table with member data, or a reason why not', async () => {
    const covered = ownedTables().map(({ name }) => name);
    expect(covered.sort()).toEqual(await referring());
    for (const name of await named()) expect(covered).toContain(name);
    const { data } = await own(await signIn(app, '66000101'));
    const left = covered.filter((name) => data[name] === undefined);
    expect(left).toEqual(Object.keys(LEFT_OUT_TABLES));
    expect(data['outbox_message']?.length).toBeGreaterThan(0);
  });

  it('leaves out existing columns only, and no binary data is included', async () => {
    const tables = new Map(ownedTables().map(({ name, table }) => [name, table]));
    for (const entry of [...Object.keys(LEFT_OUT_COLUMNS), ...Object.keys(KEPT_COLUMNS)]) {
      const [name = '', column = ''] = entry.split('.');
      const table = tables.get(name);
      expect(is(table, PgTable) && getTableColumns(table)[column]).toBeTruthy();
    }
    const text = JSON.stringify(await own(await signIn(app, '66000001')));
    for (const secret of ['tokenHash', 'signKeySealed', 'hash', 'openKey', 'Buffer'])
      expect(text).not.toContain(`"${secret}"`);
  });

  it('has this member’s rows only', async () => {
    const as = await signIn(app, '66000103');
    await newMember(database.db);
    const { data, memberNo } = await own(as);
    expect(data['member']).toMatchObject([{ id: Number(as.userId), phone: '66000103', firstName: 'Haruto' }]);
    expect(memberNo).toBe(data['member']?.[0]?.['memberNo']);
    for (const name of ['card', 'ledger_txn', 'ledger_lot', 'tier_point', 'gift_claim', 'session']) {
      expect(data[name]?.length).toBeGreaterThan(0);
      for (const row of data[name] ?? []) expect(row['memberId']).toBe(Number(as.userId));
    }
    const entries = data['ledger_entry']?.length ?? 0;
    expect(entries).toBeGreaterThan(0);
    expect(entries).toBeLessThan(await database.db.$count(schema.ledgerEntry));
    const link = { token: 'of-another', kind: 'OFFER', targetId: '1', channel: 'COPY' } as const;
    const at = new Date();
    await database.db.insert(schema.shareRecord).values({ ...link, memberId: 1_000_001, at });
    const visits = [as.userId, '1000002'].map((visitor) => ({ token: link.token, visitor, at }));
    await database.db.insert(schema.shareVisit).values(visits);
    expect((await own(as)).data['share_visit']).toMatchObject([{ visitor: as.userId }]);
    expect((await own(await signIn(app, '66000001'))).data['share_visit']).toEqual([]);
    const asked = await send<MemberData>(app, 'GET /member/data', {
      as,
      payload: { userId: '1000001', id: '1000001' },
    });
    expect(asked.envelope.data.memberNo).toBe(memberNo);
    expect((await send(app, 'GET /member/data')).envelope.code).toBe(301);
  });
});

describe('erasure when closing', () => {
  /** Names of columns that could contain personal data. */
  const PERSONAL =
    /name|phone|email|birth|city|country|title|address|contact|guest|remark|note|reason|device|doc|message|photo|holder|passport/i;

  it('covers every column that looks personal', () => {
    const open = ownedTables().flatMap(({ name, table }) =>
      ERASURES[name] !== undefined
        ? []
        : Object.entries(getTableColumns(table))
            .filter(([key, column]) => PERSONAL.test(key) || column.getSQLType() === 'jsonb')
            .map(([key]) => `${name}.${key}`)
            .filter((column) => KEPT_COLUMNS[column] === undefined),
    );
    expect(open).toEqual([]);
  });
});
