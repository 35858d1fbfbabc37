import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { seed } from '../../../demo/index.ts';
import { contentAnswers } from '../../../test/domains/content/answers.ts';
import { allItems } from '../../../test/domains/content/items.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { emptyDatabase } from '../../../test/database/empty-database.ts';
import { insertRows } from '../../../test/database/insert-rows.ts';
import { testApp, type TestApp } from '../../../test/platform/protocol/test-app.ts';
import { migrate } from '../../migrate.ts';
import { applyMigrations, knownMigrations } from '../../platform/database/migrations/migrations.ts';
import { articleLike, page } from './tables/content.ts';
import { consent, contentEntry, contentImport, notice } from '../../schema/index.ts';

jest.setTimeout(300_000);

const BEFORE = knownMigrations().findIndex(({ sql }) => sql.some((text) => text.includes('"content_entry"')));

const PEOPLE = `
  insert into member (member_no, title, first_name, last_name, area_code, phone, language, tier, tier_expires_at,
    currency, open_key, joined_at)
  values ('R9001', 'MS', 'Old', 'Friend', '+853', '66999001', 'kr', 'GOLD', '2099-01-01Z', 'MOP', 'old-9001', '2020-01-01Z');
  insert into consent (member_id, key, version, granted, at) select id, 'terms', '1.0', true, '2026-05-01Z' from member;
  insert into article_like (member_id, page_id, at)
  select member.id, page.id, '2026-05-02Z' from member, page where code = 'taipa-lanes';`;

let now: Awaited<ReturnType<typeof testDatabase>>;
let old: Awaited<ReturnType<typeof emptyDatabase>>;
let app: TestApp;

/* A database before the tables of content: what its editors had written is in `page`, `activity` and `notice`. */
beforeAll(async () => {
  now = await testDatabase();
  old = await emptyDatabase();
  const client = await old.pool.connect();
  await client.query('begin');
  await applyMigrations(client, knownMigrations().slice(0, BEFORE));
  for (const table of ['page', 'activity', 'notice']) {
    const { rows } = await now.pool.query<{ row: object }>(`select to_jsonb(t) as row from ${table} t`);
    await insertRows(
      client,
      table,
      rows.map(({ row }) => row),
    );
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
  // an editor wrote to the table before there were files
  await client.query(`update page set withdrawn_at = '2020-01-01Z' where code = 'CONTACT'`);
  await client.query(`update page set withdrawn_at = null where code = 'CONTACT'`);
  await client.query(
    `update notice set title = jsonb_set(title, '{en}', '"By hand"') where code = 'garden-pool-care'`,
  );
  await client.query(PEOPLE);
  await client.query('commit');
  client.release();
  await migrate(old.db);
  await seed(old.db, { environment: 'development' });
  app = await testApp({ db: old.db });
});
afterAll(async () => {
  await app.fastify.close();
  await Promise.all([old.drop(), now.drop()]);
});

describe('a database from before the tables of content', () => {
  it('keeps the likes, and answers every call about content like a new database', async () => {
    // a new one has no likes
    expect(await old.db.delete(articleLike).returning()).toHaveLength(1);
    const fresh = await testApp({ db: now.db });
    expect(await contentAnswers(old.db, app)).toEqual(await contentAnswers(now.db, fresh));
    await fresh.fastify.close();
  });

  it('keeps what editors wrote', async () => {
    const [row] = await old.db.select().from(notice).where(eq(notice.code, 'garden-pool-care'));
    expect(row?.title.en).toBe('By hand');
    const pages = allItems().filter(
      ({ words, version, kind }) => words && version === '' && kind !== 'activities',
    );
    expect(await old.db.$count(page)).toBe(pages.length);
  });

  it('has the legal text that a member accepted', async () => {
    const [accepted] = await old.db.select().from(consent).where(eq(consent.key, 'terms'));
    const [text] = await old.db.select().from(contentEntry).where(eq(contentEntry.code, 'terms'));
    expect(accepted?.version).toBe('1.0');
    expect(text).toMatchObject({ kind: 'legal', version: accepted?.version });
  });

  it('is left alone by the next start', async () => {
    const imports = await old.db.$count(contentImport);
    expect(imports).toBe(2);
    await migrate(old.db);
    await seed(old.db, { environment: 'development' });
    expect(await old.db.$count(contentImport)).toBe(imports);
  });
});
