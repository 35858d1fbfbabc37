import { expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { countTrips } from '../../test/database/count-trips.ts';
import { standOn, type Ground } from '../../test/database/stand-on.ts';
import { send } from '../../test/platform/protocol/client.ts';
import { contentNotices } from '../core/content/read-content.ts';
import { page, type PageKind } from './content/tables/content.ts';
import { offer } from './offers/tables/offers.ts';
import { shop } from './shop/tables/shops.ts';
import { ticketEvent } from './ticketing/tables/tickets.ts';
import { servedCalls } from './index.ts';

let ground: Ground;
standOn((given) => (ground = given));

const sharedCalls = servedCalls.filter(({ shared }) => shared !== undefined);

/**
 * What changes too often for a notice, so answers of which it is a part are at most a second old: everybody's likes.
 * Saved offers are joined for nobody here.
 */
const UNHEARD = ['article_like', 'offer_collect'];

async function pageId(kind: PageKind): Promise<string> {
  const [row] = await ground.database.db.select().from(page).where(eq(page.kind, kind)).limit(1);
  return String(row?.id);
}

/** A question that each of these calls can answer. */
async function questions(): Promise<Readonly<Record<string, object>>> {
  const { db } = ground.database;
  const [shown] = await db.select().from(offer).where(eq(offer.code, 'TEA-GALLERY'));
  const [article, enjoy, city, landing] = await Promise.all(
    (['ARTICLE', 'ENJOY', 'CITY', 'LANDING'] as const).map(pageId),
  );
  const [event] = await db.select().from(ticketEvent).limit(1);
  const [outlet] = await db.select().from(shop).limit(1);
  const ticketId = event?.code;
  return {
    'GET /article/articles/detail': { id: article },
    'GET /article/articles/recommend': { id: article },
    'GET /api/article/detail': { id: article },
    'GET /api/enjoy/detail': { id: enjoy },
    'GET /api/macau/info/detail': { id: city },
    'GET /landPage/info': { id: landing },
    'GET /ad/show': { slot: 'HOME' },
    'GET /profile/aboutme/getOneByType': { type: 'ABOUT' },
    'GET /membership/getFrontendUrlPath': { key: 'home' },
    'GET /country/getPictureManagement': { slot: 'home' },
    'GET /user/copywriter': { scene: 'terms' },
    'GET /offer/detail': { id: String(shown?.id) },
    'GET /hotel/getHotelByCode': { hotelCode: 'sjm' },
    'GET /hotel/getHotelRoomDetail': { hotelCode: 'sjm', roomTypeCode: 'SJM-SUITE' },
    'POST /shop/room/detail/list': { shopId: outlet?.code },
    'GET /ticket/bookingTerms': { ticketId },
    'GET /ticket/refundNotice': { ticketId },
    'GET /ticket/getTicketHotel': { ticketId },
  };
}

/** Calls that had no answer. */
const refused: string[] = [];

/** The tables that a call reads for a visitor. */
async function tablesOf(key: (typeof sharedCalls)[number]['key'], payload: object): Promise<string[]> {
  const said: string[] = [];
  contentNotices.onNotice('');
  await countTrips(
    ground.database.pool,
    async () => {
      const { envelope } = await send(ground.app, key, { payload: { ...payload } });
      if (envelope.code !== 0) refused.push(key);
    },
    (line) => said.push(line),
  );
  const reads = said.filter((line) => !/insert into "nonce"/.test(line));
  return reads.flatMap((line) =>
    [...line.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table = '']) => table),
  );
}

it('every table of which kept answers are made tells its changes', async () => {
  const { rows: triggers } = await ground.database.pool.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger
     where tgname in ('catalogue_notifies', 'property_told')`,
  );
  const told = triggers.map(({ name }) => name);
  const asked = await questions();
  const found = new Map<string, string[]>();
  for (const { key } of sharedCalls) found.set(key, await tablesOf(key, asked[key] ?? {}));
  expect(refused).toEqual([]);
  const untold = sharedCalls.flatMap(({ key, shared }) => {
    const tables = (found.get(key) ?? []).filter((table) => !told.includes(table));
    return tables
      .filter((table) => shared?.isTimed !== true || !UNHEARD.includes(table))
      .map((table) => [key, table]);
  });
  expect(untold).toEqual([]);
  // it reads what it is to read
  expect(new Set([...found.values()].flat())).toEqual(new Set([...told, ...UNHEARD]));
});
