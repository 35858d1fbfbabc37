import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OfferBrief } from '@resort/mf-vouchers/contract';
import { inEach, type CallKey } from '@resort/shared/contract';
import { emptyDatabase } from '../test/database/empty-database.ts';
import { send } from '../test/platform/protocol/client.ts';
import { testApp, type TestApp } from '../test/platform/protocol/test-app.ts';
import { migrate } from './migrate.ts';
import { offer } from './domains/offers/tables/offers.ts';

/* A real installation: the server on a database that has only been migrated, without the demo. */
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let app: TestApp;
beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.db);
  app = await testApp({ db: database.db, environment: 'production' });
});
afterAll(async () => {
  await app.fastify.close();
  await database.drop();
});

const ask = async <T>(call: CallKey, payload: Record<string, unknown> = {}) =>
  (await send<T>(app, call, { payload })).envelope;

describe('without the demo', () => {
  it.each([
    ['POST /offer/filter', { pageSize: 10 }],
    ['GET /common/phone/areaCode', {}],
    ['GET /user/copywriter', { scene: 'terms' }],
    ['GET /membership-config/register-manage', {}],
    ['POST /homepage/homepageInfo', {}],
    ['GET /icon/list', {}],
    ['GET /membershiph5/headerfooter', {}],
    ['GET /ad/show', { slot: 'HOME' }],
    ['GET /traffic/info', {}],
    ['GET /membership/servPhone', {}],
    ['GET /country/getPictureManagement', { slot: 'home' }],
    ['GET /article/topics', {}],
  ] as const)('%s answers', async (call, payload) => {
    expect(await ask(call, payload)).toMatchObject({ code: 0 });
  });

  it.each(['/_dev/members', '/_dev/gates', '/gateway/art/garden.sjm.svg'])('%s is not there', async (url) => {
    expect((await app.fastify.inject(url)).statusCode).toBe(404);
  });

  it('a photograph of any host is a picture', async () => {
    const src = 'https://pictures.example/pool-{skin}.avif';
    const alt = { ...inEach(() => 'The pool'), tc: '泳池' };
    const text = inEach(() => 'Swim');
    await database.db.insert(offer).values({
      code: 'SWIM',
      title: text,
      summary: text,
      html: text,
      pictures: [{ src, alt }],
      category: 'spa',
      area: 'cotai',
      startsAt: new Date('2020-01-01'),
      endsAt: new Date('2999-01-01'),
      rank: 1,
    });
    const { data } = await ask<{ list: OfferBrief[] }>('POST /offer/filter', {
      pageSize: 10,
      language: 'tc',
    });
    expect(data.list).toMatchObject([{ picture: { src, alt: '泳池' } }]);
  });
});
