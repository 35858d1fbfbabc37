import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { appServer } from '../../app.ts';
import { migrate } from '../../migrate.ts';
import { readConfig } from '../../platform/config/config.ts';
import { applyMigrations, knownMigrations } from '../../platform/database/migrations/migrations.ts';
import { hotel } from '../../domains/hotel/tables/hotels.ts';
import { property } from '../../schema/index.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { emptyDatabase } from '../../../test/database/empty-database.ts';
import { until } from '../../../test/tools/until.ts';
import { allProperties, propertyName, readProperties } from './properties.ts';

const undo: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const work of undo) await work();
});

describe('a process that serves', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    database = await testDatabase();
    const fastify = Fastify();
    const config = readConfig({ SERVER_KEY: Buffer.alloc(32, 5).toString('base64') });
    await fastify.register(appServer({ config, db: database.db }));
    await fastify.ready();
    undo.push(() => fastify.close().then(database.drop));
  });
  const rename = (en: string) =>
    database.pool.query(
      `update property set name = name || jsonb_build_object('en', $1::text) where code = 'sjm'`,
      [en],
    );

  it('knows the hotels, in their order', () => {
    expect(allProperties().map(({ code }) => code)).toEqual(['sjm', 'glp', 'tkl', 'pvm', 'gl']);
    expect(propertyName('sjm', 'kr')).toBe('헤리티지 호텔');
    expect(propertyName('atlantis', 'en')).toBe('atlantis');
  });

  it('hears a change that somebody else made', async () => {
    await rename('The Heritage');
    await until(() => propertyName('sjm', 'en') === 'The Heritage');
  });

  it('listens again after its connection was lost, and has missed nothing', async () => {
    const cut = () =>
      database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen %'`,
      );
    // the server may not have begun to listen
    await until(async () => (await cut()).rowCount === 1);
    await rename('Heritage Grand');
    await until(() => propertyName('sjm', 'en') === 'Heritage Grand');
  }, 30_000);
});

/** How many migrations there were while the five hotels were constants. */
const BEFORE = 19;
const texts = (address: string) => {
  const one = `{"summary": "s", "address": "${address}", "about": ["a"]}`;
  return `{"en": ${one}, "tc": ${one}, "sc": ${one}, "kr": ${one}, "jp": ${one}}`;
};
const ROWS = `
  insert into hotel (code, texts, area, latitude, longitude, tags, facilities, pictures, phones, email, check_in_from,
    check_out_by, child_age, tax_mode, position)
  values ('glp', '${texts('7 New Street')}', 'cotai-strip', 22.5, 113.5, '{}', '{}', '[{"src": "/a.svg", "alt": {}}]',
    '[{"desk": "front-desk", "number": "+853 1"}, {"desk": "spa", "number": "+853 2"}]', 'a@b.example', '15:00', '11:00',
    12, 'additive', 3);
  insert into outlet (code, name, property, scene, hours, phone, pin_hash, terminal_hash)
  values ('A', '{}', 'tkl', 'SPA', '', '', '', 'x'), ('B', '{}', 'villa', 'SPA', '', '', '', 'y');
  insert into coupon (code, type, name, picture, is_stackable, stock, valid_days, starts_at, ends_at, properties)
  values ('C', 'CASH', '{}', '{"src": "/a.svg", "alt": {}}', true, 1, 1, now(), now(), '{gl,nowhere}');`;

describe('a database of an earlier version', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  beforeAll(async () => {
    database = await emptyDatabase();
    undo.push(database.drop);
    const client = await database.pool.connect();
    await client.query('begin');
    await applyMigrations(client, knownMigrations().slice(0, BEFORE));
    await client.query(ROWS);
    await client.query('commit');
    client.release();
    await migrate(database.db);
    await readProperties(database.db);
  });

  it('gets the hotels that it uses, and no other', () => {
    expect(allProperties().map(({ code, skin }) => [code, skin])).toEqual([
      ['tkl', 'tkl'],
      ['glp', 'glp'],
      ['gl', 'gl'],
      ['villa', 'sjm'],
    ]);
    expect(['tkl', 'gl', 'villa'].map((code) => propertyName(code, 'jp'))).toEqual([
      'クチュールハウス',
      'フェスティブリゾート',
      'villa',
    ]);
    expect(allProperties().filter(({ chargesToRoom }) => !chargesToRoom)).toMatchObject([{ code: 'tkl' }]);
  });

  it('keeps what its operator wrote about a hotel', async () => {
    const [moved] = await database.db.select().from(property).where(eq(property.code, 'glp'));
    expect(moved).toMatchObject({
      name: { en: 'Garden Palace' },
      address: { en: '7 New Street', jp: '7 New Street' },
      area: 'cotai-strip',
      latitude: 22.5,
      phone: '+853 1',
      email: 'a@b.example',
      position: 3,
    });
    const [page] = await database.db.select().from(hotel);
    expect(page?.texts.en).toEqual({ summary: 's', about: ['a'] });
    expect(page?.phones).toEqual([{ desk: 'spa', number: '+853 2' }]);
  });

  it('refuses an outlet of a hotel that does not exist', async () => {
    await expect(
      database.pool.query(`update outlet set property = 'atlantis' where code = 'A'`),
    ).rejects.toThrow(/outlet_property_property_code_fk/);
  });
});

describe('a database without the demo', () => {
  it('has no hotel', async () => {
    const database = await emptyDatabase();
    undo.push(database.drop);
    await migrate(database.db);
    expect(await database.db.$count(property)).toBe(0);
  });
});
