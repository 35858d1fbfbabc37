import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ArticleBrief, ArticleDetail } from '@resort/mf-content/contract';
import type { HotelPage } from '@resort/mf-hotel/contract';
import type { OfferBrief, OfferDetail, OfferTile } from '@resort/mf-vouchers/contract';
import { LANGUAGES, type CallKey } from '@resort/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { countTrips } from '../../test/database/count-trips.ts';
import { standOn, type Ground } from '../../test/database/stand-on.ts';
import { send, type Identity } from '../../test/platform/protocol/client.ts';
import { signIn } from '../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../test/platform/protocol/test-app.ts';
import { silentLog } from '../../test/tools/silent-log.ts';
import { until } from '../../test/tools/until.ts';
import { contentNotices } from '../core/content/read-content.ts';
import { propertyNotices } from '../core/properties/notices.ts';
import { followNotices } from '../platform/database/index.ts';
import { keepAnswers } from '../platform/kept/kept-answers.ts';
import { page } from './content/tables/content.ts';
import { offer } from './offers/tables/offers.ts';

interface Page<T> {
  readonly list: readonly T[];
}

let ground: Ground;
let [one, other]: TestApp[] = [];
let stops: (() => Promise<void>)[] = [];
let [ann, bob]: Identity[] = [];
standOn((given) => (ground = given));
beforeAll(async () => {
  [ann, bob] = [await signIn(ground.app, '66000111'), await signIn(ground.app, '66000112')];
});

/** A process that keeps answers and hears what others change. */
async function process(): Promise<TestApp> {
  const { db } = ground.database;
  const keptAnswers = keepAnswers(ground.clock);
  const { promise: hearing, resolve } = Promise.withResolvers<void>();
  const last = { channel: 'none', onHearing: () => resolve(), onNotice: () => undefined };
  const followers = [propertyNotices(db), contentNotices, ...keptAnswers.followers, last];
  stops.push(followNotices(db, silentLog, followers));
  const app = await ground.another({ keptAnswers });
  await hearing;
  return app;
}
beforeEach(async () => {
  [one, other] = [await process(), await process()];
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const appAt = (app: TestApp | undefined): TestApp => app ?? ground.app;
async function ask<T>(app: TestApp | undefined, call: CallKey, payload: object = {}, as?: Identity) {
  const asked = { ...(as && { as }), payload: { ...payload } };
  const { envelope } = await send<T>(appAt(app), call, asked);
  expect(envelope.code).toBe(0);
  return envelope.data;
}
const firstBanner = async (app: TestApp | undefined) =>
  (await ask<OfferTile[]>(app, 'GET /offer/banners'))[0]?.name;
const rename = (title: string, on: { execute: typeof ground.database.db.execute } = ground.database.db) =>
  on.execute(sql`update offer set title = title || jsonb_build_object('en', ${title}::text)`);
/** As if the notice was lost. */
const renameUnheard = (title: string) =>
  ground.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await rename(title, tx);
  });

describe('a catalogue that was read a moment ago', () => {
  it('is not read again', async () => {
    const before = await firstBanner(one);
    const trips = await countTrips(ground.database.pool, async () => {
      expect(await firstBanner(one)).toBe(before);
    });
    expect(trips.statements).toBe(0);
  });

  it('is read again by every process when somebody changes it', async () => {
    await Promise.all([firstBanner(one), firstBanner(other)]);
    await rename('Changed elsewhere');
    for (const app of [one, other]) await until(async () => (await firstBanner(app)) === 'Changed elsewhere');
  });

  it('is read again when the next second begins, because an offer may have ended', async () => {
    await firstBanner(one);
    await renameUnheard('Not told');
    ground.clock.advance(1);
    expect(await firstBanner(one)).toBe('Not told');
  });

  it('is read each time while the connection for notices is away', async () => {
    const areas = () => ask<HotelPage>(one, 'GET /hotel/getHotelByCode', { hotelCode: 'sjm' });
    const { email } = await areas();
    await ground.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update property set email = 'new@hotel.example' where code = 'sjm'`);
    });
    expect((await areas()).email).toBe(email);
    await ground.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen %'`,
    );
    await until(async () => (await areas()).email === 'new@hotel.example');
  });

  it('has the new name of a hotel, which processes keep as a row', async () => {
    const rooms = { hotelCode: 'sjm', roomTypeCode: 'SJM-SUITE' };
    const name = async () =>
      (await ask<{ hotelName: string }>(one, 'GET /hotel/getHotelRoomDetail', rooms)).hotelName;
    const before = await name();
    const call = (to: string) =>
      ground.database.db.execute(
        sql`update property set name = name || jsonb_build_object('en', ${to}::text) where code = 'sjm'`,
      );
    await call('The Heritage');
    await until(async () => (await name()) === 'The Heritage');
    await call(before);
    await until(async () => (await name()) === before);
  });

  it('is kept for each language', async () => {
    const names = [];
    for (const language of LANGUAGES)
      names.push(JSON.stringify(await ask(one, 'GET /offer/categories', { language })));
    expect(new Set(names).size).toBe(LANGUAGES.length);
    expect(JSON.stringify(await ask(one, 'GET /offer/categories', { language: 'jp' }))).toBe(names.at(-1));
  });

  it('is kept for each question', async () => {
    const sizes = [5, 7].map((pageSize) => ask<Page<OfferBrief>>(one, 'POST /offer/filter', { pageSize }));
    expect((await Promise.all(sizes)).map(({ list }) => list.length)).toEqual([5, 7]);
  });
});

describe('what is a member’s own', () => {
  it('is the saved offers, for that member alone and at once', async () => {
    const [first] = (await ask<Page<OfferBrief>>(one, 'POST /offer/filter', {}, ann)).list;
    const offerId = first?.id ?? '';
    const marks = async (as?: Identity) => {
      const { list } = await ask<Page<OfferBrief>>(one, 'POST /offer/filter', {}, as);
      const { collected } = await ask<OfferDetail>(one, 'GET /offer/detail', { id: offerId }, as);
      return [list.filter((brief) => brief.collected).map(({ id }) => id), collected];
    };
    expect(await marks(ann)).toEqual([[], false]);
    await ask(other, 'POST /offer/collect', { offerId, collect: true }, ann);
    expect(await marks(ann)).toEqual([[offerId], true]);
    expect([await marks(bob), await marks()]).toEqual([
      [[], false],
      [[], false],
    ]);
    await ask(other, 'POST /offer/collect', { offerId, collect: false }, ann);
    expect(await marks(ann)).toEqual([[], false]);
  });

  it('is the coupon of an offer', async () => {
    const { db } = ground.database;
    const [row] = await db.select({ id: offer.id }).from(offer).where(eq(offer.code, 'TEA-GALLERY'));
    const coupon = async (as?: Identity) =>
      (await ask<OfferDetail>(one, 'GET /offer/detail', { id: String(row?.id) }, as)).coupon?.couponCode;
    expect([await coupon(ann), await coupon(), await coupon(bob)]).toEqual(['TEA2', undefined, 'TEA2']);
  });

  it('is the liked articles; how many like one is true at once for members', async () => {
    const { db } = ground.database;
    const [row] = await db.select({ id: page.id }).from(page).where(eq(page.kind, 'ARTICLE')).limit(1);
    const id = String(row?.id);
    const likes = async (as?: Identity) => {
      const { likes: count, liked } = await ask<ArticleDetail>(
        one,
        'GET /article/articles/detail',
        { id },
        as,
      );
      const { list } = await ask<Page<ArticleBrief>>(one, 'GET /article/articles', { pageSize: 50 }, as);
      const brief = list.find((article) => article.id === id);
      expect([brief?.likes, brief?.liked]).toEqual([count, liked]);
      return [count, liked];
    };
    const [before] = await likes(ann);
    const more = Number(before) + 1;
    await send(appAt(other), 'POST /article/articles/{id}/like', { ...(ann && { as: ann }), params: { id } });
    expect([await likes(ann), await likes(bob)]).toEqual([
      [more, true],
      [more, false],
    ]);
    ground.clock.advance(1);
    expect(await likes()).toEqual([more, false]);
  });
});
