import { describe, expect, it } from '@jest/globals';
import type { ActivityBrief, Ad, ArticleBrief, HomeInfo, HomeOffer } from '@resort/mf-content/contract';
import { LANGUAGES, type CallKey } from '@resort/shared/contract';
import { createClock } from '../../../platform/time/clock.ts';
import { send } from '../../../../test/platform/protocol/client.ts';
import { testApp, type TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

interface Page<T> {
  readonly list: readonly T[];
  readonly total: number;
  readonly hasMore: boolean;
}

let app: TestApp;
let database: Ground['database'];
standOn((ground) => ({ app, database } = ground));

const ask = async <T>(call: CallKey, payload: Record<string, unknown> = {}, on = app) =>
  (await send<T>(on, call, { payload })).envelope;

/** The response of a call at an instant. */
async function at<T>(instant: string, call: CallKey, payload: Record<string, unknown>): Promise<T> {
  const then = await testApp({ db: database.db, clock: createClock(new Date(instant)) });
  const { data } = await ask<T>(call, payload, then);
  await then.fastify.close();
  return data;
}

describe('the home', () => {
  it.each([
    ['2026-12-01T04:59:00+08:00', 'The quiet hours'],
    ['2026-12-01T05:00:00+08:00', 'Good morning'],
    ['2026-12-01T16:59:00+08:00', 'A bright day ahead'],
    ['2026-12-01T20:00:00+08:00', 'Good evening'],
    ['2026-12-01T23:00:00+08:00', 'The quiet hours'],
  ])('begins at %s, in Macau, with “%s”', async (instant, title) => {
    const { hero } = await at<HomeInfo>(instant, 'POST /homepage/homepageInfo', {});
    expect(hero.title).toBe(title);
  });

  it('has its sections and ways on in every language', async () => {
    for (const language of LANGUAGES) {
      const { data } = await ask<HomeInfo>('POST /homepage/homepageInfo', { language });
      expect(data.sections.map(({ code }) => code)).toEqual([
        'OFFERS',
        'HAPPENING',
        'EXPERIENCE',
        'ARTICLES',
      ]);
      const icons = await ask<{ order: number }[]>('GET /icon/list', { language });
      expect(icons.data.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      const frame = await ask('GET /membershiph5/headerfooter', { language });
      expect(frame.data).toMatchObject({ footer: { copyright: expect.stringMatching(/^© \d{4} /) } });
    }
  });

  it('shows offers, activities and things to enjoy, page by page, of one hotel and of all', async () => {
    const offers = async (payload: object) =>
      (await ask<Page<HomeOffer>>('POST /homepage/homepageOffers', { pageSize: 50, ...payload })).data;
    const all = await offers({});
    expect(all.list[0]?.link).toBe(`/offer?id=${all.list[0]?.id}`);
    expect((await offers({ pageSize: 4 })).list).toEqual(all.list.slice(0, 4));
    const ofOne = await offers({ property: 'glp' });
    expect(ofOne.total).toBeGreaterThan(0);
    expect(ofOne.total).toBeLessThan(all.total);
    const happening = await ask<Page<ActivityBrief>>('POST /homepage/homepageHappening', { property: 'sjm' });
    expect(happening.data.list.map(({ property }) => property.code)).toEqual(['sjm', 'sjm']);
    const enjoy = await ask<Page<ArticleBrief>>('POST /homepage/homepageExperience', { property: 'tkl' });
    expect(enjoy.data.list.map(({ title }) => title)).toEqual([
      'A pillow for every neck',
      'A scent with your name',
    ]);
  });
});

describe('advertisements', () => {
  it.each([
    ['2026-11-14T23:59:00+08:00', 'long-summer-2026', '2026-05-01', '2026-11-14'],
    ['2026-11-15T00:00:00+08:00', 'winter-lights-2026', '2026-11-15', '2027-01-05'],
    ['2027-01-05T23:59:00+08:00', 'winter-lights-2026', '2026-11-15', '2027-01-05'],
    ['2027-01-06T00:00:00+08:00', 'spring-in-bloom-2027', '2027-01-06', '2027-04-30'],
  ])('run by the day in Macau: at %s it is %s', async (instant, id, from, to) => {
    const ad = await at<Ad>(instant, 'GET /ad/show', { slot: 'HOME' });
    expect(ad).toMatchObject({ id, frequency: 'DAILY' });
    expect([ad.startAt, ad.endAt]).toEqual([`${from}T00:00:00+08:00`, `${to}T23:59:59+08:00`]);
  });

  it('are shown in known places only', async () => {
    expect((await ask<Ad>('GET /ad/show', { slot: 'ARTICLE' })).data.frequency).toBe('ALWAYS');
    expect((await ask('GET /ad/show', { slot: 'NOWHERE' })).code).toBe(10001);
  });
});

describe('small things', () => {
  it('name places of the app by a list', async () => {
    expect((await ask('GET /membership/getFrontendUrlPath', { key: 'vouchers' })).data).toEqual({
      path: '/my-vouchers',
    });
    for (const key of ['https://evil.example', '//evil.example', 'constructor'])
      expect((await ask('GET /membership/getFrontendUrlPath', { key })).code).toBe(19001);
  });

  it('give pictures that are there, prizes, telephones and pages about the hotel', async () => {
    const { data } = await ask<{ src: string; alt: string }[]>('GET /country/getPictureManagement', {
      slot: 'home',
    });
    for (const { src } of data) {
      const url = `/gateway${src.replace('{skin}', 'tkl')}`;
      expect((await app.fastify.inject({ url })).statusCode).toBe(200);
    }
    expect((await ask('GET /country/getPictureManagement', { slot: 'none' })).data).toEqual([]);
    const phones = await ask<{ dial: string }[]>('GET /membership/servPhone', { language: 'sc' });
    for (const { dial } of phones.data) expect(dial).toMatch(/^\+853\d{8}$/);
    expect((await ask<object[]>('GET /sjm/dict-code/prize-query')).data).toHaveLength(6);
    for (const type of ['ABOUT', 'FAQ', 'CONTACT', 'ACCESSIBILITY'])
      expect((await ask('GET /profile/aboutme/getOneByType', { type })).data).toMatchObject({
        type,
        html: expect.stringMatching(/^<p>/),
        questions: expect.any(Array),
      });
  });
});
