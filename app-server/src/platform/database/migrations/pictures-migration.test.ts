import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { emptyDatabase } from '../../../../test/database/empty-database.ts';
import { drawn } from '../../../locales/drawings.ts';
import { coupon } from '../../../schema/index.ts';
import { page } from '../../../domains/content/tables/content.ts';
import { shop } from '../../../domains/shop/tables/shops.ts';
import { migrate } from './migrate.ts';
import { applyMigrations, knownMigrations } from './migrations.ts';

/** How many migrations there were while pictures were names of drawings. */
const BEFORE = 17;

const ROWS = `
  insert into page (kind, code, topic, title, summary, html, pictures, published_at, rank)
  values ('ARTICLE', 'OLD', 'city', '{"en":"Old"}', '{"en":"Old"}', '{"en":"Old"}', '{harbour,garden}', now(), 1);
  insert into coupon (code, type, name, is_stackable, stock, starts_at, ends_at, valid_days, picture)
  values ('OLD', 'GIFT', '{"en":"Old"}', false, 1, now(), now() + interval '1 day', 30, 'set-table');
  insert into outlet (code, name, property, scene, hours, phone, pin_hash, terminal_hash)
  values ('OLD', '{"en":"Old"}', 'sjm', 'SPA', '', '', '', 'x');
  insert into shop (code, kind, category, labels, price_level, summary, description, level, pictures, week, menu,
    areas, rooms, services, therapists, lat, lng, takes_vouchers, rank)
  values ('OLD', 'SPA', 'massage', '{}', 1, '{}', '{}', '{}', '{spa-pool}', '[[],[],[],[],[],[],[]]', '[]', '[]',
    '[{"code":"A","pictures":["bath-oils","spa-pool"]},{"code":"B","pictures":["candle"]}]', '[]', '[]', 0, 0, false, 1);`;

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  database = await emptyDatabase();
  const client = await database.pool.connect();
  await client.query('begin');
  await applyMigrations(client, knownMigrations().slice(0, BEFORE));
  await client.query(ROWS);
  await client.query('commit');
  client.release();
  await migrate(database.db);
});
afterAll(() => database.drop());

it('keeps each picture of a database from before, as an address with what it shows', async () => {
  const [oldPage] = await database.db.select().from(page);
  expect(oldPage?.pictures.map(({ src }) => src)).toEqual([
    '/art/harbour.{skin}.svg',
    '/art/garden.{skin}.svg',
  ]);
  const [oldCoupon] = await database.db.select().from(coupon);
  expect(oldCoupon?.picture.src).toBe(drawn('set-table').src);
  expect(Object.values(oldCoupon?.picture.alt ?? {}).filter((text) => text.length >= 4)).toHaveLength(5);
});

it('keeps the pictures of rooms inside a shop, in their order', async () => {
  const [oldShop] = await database.db.select().from(shop);
  expect(oldShop?.rooms.map(({ code, pictures }) => [code, ...pictures.map(({ src }) => src)])).toEqual([
    ['A', '/art/bath-oils.{skin}.svg', '/art/spa-pool.{skin}.svg'],
    ['B', '/art/candle.{skin}.svg'],
  ]);
});
