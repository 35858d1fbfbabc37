import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OfferBrief, OfferChoice, OfferDetail, OfferTile } from '@resort/mf-vouchers/contract';
import { inEach, LANGUAGES, type CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { offer, offerCollect } from './tables/offers.ts';
import { DEMO_TEXTS } from '../../../demo/locales/index.ts';
import { DEMO_OFFERS } from '../../../demo/seeds/offers/index.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';

interface Page {
  readonly list: readonly OfferBrief[];
  readonly total: number;
  readonly hasMore: boolean;
}

let database: Ground['database'];
let app: TestApp;
let as: Identity;
let other: Identity;

standOn((ground) => ({ database, app } = ground));
beforeAll(async () => {
  as = await signIn(app, '66000111');
  other = await signIn(app, '66000112');
});

const ask = async <T>(call: CallKey, payload: Record<string, unknown> = {}, who?: Identity) =>
  (await send<T>(app, call, { ...(who ? { as: who } : {}), payload })).envelope;
const filter = async (payload: Record<string, unknown> = {}, who?: Identity) =>
  (await ask<Page>('POST /offer/filter', { pageSize: 50, ...payload }, who)).data;
const titles = ({ list }: Page) => list.map(({ title }) => title);
const detail = (id: string, who?: Identity) => ask<OfferDetail>('GET /offer/detail', { id }, who);
const save = (offerId: string, collect: boolean, who = as) =>
  ask<{ collected: boolean }>('POST /offer/collect', { offerId, collect }, who);
const saved = async (who = as) => (await ask<Page>('GET /offer/collects', {}, who)).data;
const idOf = async (code: string) => {
  const [row] = await database.db.select().from(offer).where(eq(offer.code, code));
  return String(row?.id);
};
const on = DEMO_OFFERS.filter(({ from, to }) => from <= 0 && to > 0);

describe('the list of offers', () => {
  it('has all that are on, page by page, each once', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNum) => filter({ pageSize: 8, pageNum })));
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([on.length, on.length]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    expect(pages.every(({ total }) => total === on.length)).toBe(true);
  });

  it('is filtered by category, tags, areas and all of them together', async () => {
    const count = (meets: (one: (typeof on)[number]) => boolean) => on.filter(meets).length;
    expect((await filter({ categoryIds: ['spa'] })).total).toBe(3);
    expect((await filter({ categoryIds: ['spa', 'stay'] })).total).toBe(7);
    const festive = count(({ tags }) => tags.includes('festive'));
    expect((await filter({ tagIds: ['festive'] })).total).toBe(festive);
    const peninsula = ['nape', 'senado', 'penha'];
    expect((await filter({ areas: ['peninsula'] })).total).toBe(
      count(({ area }) => peninsula.includes(area)),
    );
    expect((await filter({ areas: ['nape'] })).total).toBe(count(({ area }) => area === 'nape'));
    const some = { categoryIds: ['dining'], tagIds: ['couple'], areas: ['cotai'] };
    expect(titles(await filter(some)).toSorted()).toEqual([
      'The Atelier hour',
      'The chef’s table at The Orchid Table',
    ]);
    expect(await filter({ categoryIds: ['none'] })).toMatchObject({ total: 0, list: [], hasMore: false });
    expect((await filter({ categoryIds: [], tagIds: [], areas: [], keyword: ' ' })).total).toBe(on.length);
  });

  it('is searched in the member’s language and in English, for the words exactly as typed', async () => {
    expect(titles(await filter({ keyword: 'LANTERN' }))).toContain('The lantern banquet');
    expect((await filter({ keyword: '下午茶', language: 'tc' })).list).toMatchObject([
      { title: '茶韻廊下午茶' },
    ]);
    expect((await filter({ keyword: 'banquet', language: 'jp' })).list).toMatchObject([
      { title: 'ランタンの晩餐' },
    ]);
    for (const keyword of ['%', '_', '\\', "'; drop table offer; --"])
      expect((await filter({ keyword })).total).toBe(0);
  });

  it('is sorted as asked', async () => {
    const ends = (await filter({ sort: 'ENDING' })).list.map(({ validTo }) => validTo);
    expect(ends).toEqual(ends.toSorted());
    const begins = (await filter({ sort: 'NEWEST' })).list.map(({ validFrom }) => validFrom);
    expect(begins).toEqual(begins.toSorted().toReversed());
  });

  it('has ways in: banners, categories, tags, areas and icons, in every language', async () => {
    for (const language of LANGUAGES) {
      const banners = (await ask<OfferTile[]>('GET /offer/banners', { language })).data;
      expect(banners.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
      for (const { link } of banners) expect(link).toMatch(/^\/offer\?id=\d+$/);
      const icons = (await ask<OfferTile[]>('GET /offer/shop/icons', { language })).data;
      expect(icons.every(({ link }) => link.startsWith('/offers?'))).toBe(true);
      for (const call of ['GET /offer/categories', 'GET /offer/tag'] as const)
        expect((await ask<OfferChoice[]>(call, { language })).data.length).toBeGreaterThan(4);
      const areas = (await ask<{ children: unknown[] }[]>('GET /offer/filter/address', { language })).data;
      expect(areas.flatMap(({ children }) => children).length).toBeGreaterThan(5);
    }
  });
});

describe('an offer', () => {
  it('has its text, pictures, places and coupon', async () => {
    const title = DEMO_TEXTS.offers['TEA-GALLERY'].title.en;
    const { data } = await detail(await idOf('TEA-GALLERY'), as);
    expect(data).toMatchObject({
      title,
      html: expect.stringMatching(/^<p>Three tiers.*<h3>What you enjoy<\/h3><ul><li>/),
      shops: [{ code: 'TEA-GALLERY', property: 'Heritage Hotel' }],
      coupon: { couponCode: 'TEA2', reason: 'TIER', tierMinName: 'Silver' },
      share: { title },
      collected: false,
      ended: false,
    });
    expect(data.images).toHaveLength(2);
  });

  it('that has ended says so, and one that never was is not found', async () => {
    expect((await detail(await idOf('TAILORED-LUGGAGE'))).data).toMatchObject({ ended: true });
    expect((await detail('999999')).code).toBe(10011);
    expect((await detail('1; drop table offer')).code).toBe(10001);
  });

  it('tells a visitor everything but a coupon', async () => {
    expect((await detail(await idOf('TEA-GALLERY'))).data).toMatchObject({ coupon: null, hasCoupon: true });
  });

  it('with hostile HTML is harmless where it is read', async () => {
    const code = 'GARDEN-CONCERT';
    const [row] = await database.db.select().from(offer).where(eq(offer.code, code));
    const en = '<p onclick="alert(1)">Music</p><script>alert(1)</script><a href="javascript:alert(1)">x</a>';
    await database.db
      .update(offer)
      .set({ html: { ...(row?.html ?? inEach(() => '')), en } })
      .where(eq(offer.code, code));
    expect((await detail(await idOf(code))).data.html).toBe('<p>Music</p><a>x</a>');
  });
});

describe('saving an offer', () => {
  beforeEach(() => database.db.delete(offerCollect));

  it('is a state, not a switch: asked for twice it is there once', async () => {
    const id = await idOf('HARBOUR-WEEKEND');
    for (const _ of [1, 2]) expect((await save(id, true)).data).toEqual({ collected: true });
    expect(await saved()).toMatchObject({ total: 1, list: [{ id, collected: true }] });
    expect((await detail(id, as)).data.collected).toBe(true);
    expect((await detail(id, other)).data.collected).toBe(false);
    for (const _ of [1, 2]) expect((await save(id, false)).data).toEqual({ collected: false });
    expect(await saved()).toMatchObject({ total: 0 });
    expect((await save('999999', true)).code).toBe(10011);
  });

  it('keeps the latest first, also what has ended, and each member their own', async () => {
    const ids = [await idOf('STAY-LONGER'), await idOf('TAILORED-LUGGAGE')];
    for (const id of ids) await save(id, true);
    expect((await saved()).list).toMatchObject([{ ended: true }, { ended: false }]);
    expect(await saved(other)).toMatchObject({ total: 0 });
    const rows = await database.db.$count(offerCollect, eq(offerCollect.memberId, Number(as.userId)));
    expect(rows).toBe(2);
  });

  it('is for members', async () => {
    const payload = { offerId: await idOf('STAY-LONGER'), collect: true };
    expect((await ask('POST /offer/collect', payload)).code).toBe(301);
  });
});
