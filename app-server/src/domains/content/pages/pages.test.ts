import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ArticleBrief,
  ArticleDetail,
  ArticleLikes,
  CityPage,
  ContentChoice,
} from '@resort/mf-content/contract';
import { LANGUAGES, type CallKey } from '@resort/shared/contract';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { articleLike, page } from '../tables/content.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

interface Page {
  readonly list: readonly ArticleBrief[];
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
const list = async (call: CallKey, payload: Record<string, unknown> = {}, who?: Identity) =>
  (await ask<Page>(call, { pageSize: 50, ...payload }, who)).data;
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0)) await one();
});
/** Changes pages until the end of the test. */
const change = async (which: SQL | undefined, set: Partial<typeof page.$inferInsert>) => {
  const rows = await database.db.select().from(page).where(which);
  for (const { id, ...was } of rows)
    undo.push(() => database.db.update(page).set(was).where(eq(page.id, id)));
  await database.db.update(page).set(set).where(which);
};
const idOf = async (code: string) => {
  const [row] = await database.db.select().from(page).where(eq(page.code, code));
  return String(row?.id);
};
const like = async (method: 'POST' | 'DELETE', id: string, who?: Identity) =>
  (
    await send<ArticleLikes>(app, `${method} /article/articles/{id}/like`, {
      ...(who ? { as: who } : {}),
      params: { id },
    })
  ).envelope;

describe('the magazine', () => {
  it('has thirty articles, the latest first, page by page, each once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNum) => list('GET /article/articles', { pageSize: 8, pageNum })),
    );
    const rows = pages.flatMap((one) => one.list);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(30);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, true, false]);
    const dates = rows.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('is one store behind two API paths', async () => {
    const pairs: [CallKey, CallKey, Record<string, unknown>][] = [
      ['GET /article/articles', 'GET /api/article/list', { topicId: 'dining' }],
      ['GET /article/articles/detail', 'GET /api/article/detail', { id: await idOf('first-basket') }],
      ['GET /article/topics', 'GET /api/article/topics', {}],
    ];
    for (const [one, same, payload] of pairs)
      expect((await ask(same, payload)).data).toEqual((await ask(one, payload)).data);
  });

  it('is filtered by topics that have a name in every language', async () => {
    for (const language of LANGUAGES) {
      const { data } = await ask<ContentChoice[]>('GET /article/topics', { language });
      expect(data.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
      for (const { id, name } of data) {
        const found = await list('GET /article/articles', { topicId: id, language });
        expect(found.total).toBe(5);
        expect(found.list.every(({ topic }) => topic.name === name)).toBe(true);
      }
    }
    expect(await list('GET /article/articles', { topicId: 'none' })).toMatchObject({ total: 0, list: [] });
  });

  it('recommends three others, of the same topic first, then of any', async () => {
    const id = await idOf('first-basket');
    const { data } = await ask<ArticleBrief[]>('GET /article/articles/recommend', { id });
    expect(data.map(({ topic }) => topic.id)).toEqual(['dining', 'dining', 'dining']);
    await change(and(eq(page.topic, 'dining'), ne(page.code, 'first-basket')), { topic: 'city' });
    const next = (await ask<ArticleBrief[]>('GET /article/articles/recommend', { id })).data;
    expect(new Set(next.map((one) => one.id)).size).toBe(3);
    expect(next.map((one) => one.id)).not.toContain(id);
  });

  it('shows the English text if a translation is missing', async () => {
    await change(eq(page.code, 'mosaic-waves'), {
      title: { en: 'Waves', tc: '波浪' },
      html: { en: '<p>Stone</p>', tc: '' },
    });
    const id = await idOf('mosaic-waves');
    const read = async (language: string) =>
      (await ask<ArticleDetail>('GET /article/articles/detail', { id, language })).data;
    expect(await read('tc')).toMatchObject({ title: '波浪', html: '<p>Stone</p>' });
    expect(await read('jp')).toMatchObject({ title: 'Waves', html: '<p>Stone</p>' });
  });

  it('shows nothing before it is published or after it is withdrawn', async () => {
    const past = new Date(app.clock.now().getTime() - 1000);
    const future = new Date(app.clock.now().getTime() + 60_000);
    const gone = await idOf('pawnshop-tower');
    const coming = await idOf('letter-paper');
    await change(eq(page.id, Number(gone)), { withdrawnAt: past });
    await change(eq(page.id, Number(coming)), { publishedAt: future });
    const ids = (await list('GET /article/articles')).list.map(({ id }) => id);
    for (const id of [gone, coming, '999999']) {
      expect(ids).not.toContain(id);
      expect(await ask('GET /article/articles/detail', { id })).toMatchObject({
        code: 19001,
        errorCode: 'GONE',
      });
      expect((await like('POST', id, as)).code).toBe(19001);
    }
    expect((await ask('GET /article/articles/detail', { id: await idOf('enjoy-tiles') })).code).toBe(19001);
  });
});

describe('liking an article', () => {
  it('is idempotent: of many concurrent taps one counts, and each member counts once', async () => {
    const id = await idOf('night-bus');
    await Promise.all(Array.from({ length: 30 }, () => like('POST', id, as)));
    expect(await database.db.$count(articleLike, eq(articleLike.pageId, Number(id)))).toBe(1);
    expect((await like('POST', id, other)).data).toEqual({ liked: true, likes: 2 });
    const seen = async (who?: Identity) =>
      (await ask<ArticleDetail>('GET /article/articles/detail', { id }, who)).data;
    expect(await seen(as)).toMatchObject({ liked: true, likes: 2 });
    expect(await seen()).toMatchObject({ liked: false, likes: 2 });
    for (const _ of [1, 2]) expect((await like('DELETE', id, as)).data).toEqual({ liked: false, likes: 1 });
    expect(await seen(other)).toMatchObject({ liked: true, likes: 1 });
  });

  it('is for members', async () => {
    expect((await like('POST', await idOf('night-bus'))).code).toBe(301);
  });

  it.each(['abc', '0', '1%3B%20drop%20table%20page'])('of %s is not found', async (id) => {
    expect((await like('POST', id, as)).code).toBe(19001);
  });
});

describe('enjoyment and city pages', () => {
  it('are in the editors’ order, by category', async () => {
    const { data } = await ask<ContentChoice[]>('GET /api/enjoy/categories');
    expect(data.map(({ id }) => id)).toEqual(['rituals', 'tastes', 'making', 'outdoors']);
    const all = await list('GET /api/enjoy/list');
    expect(all.list[0]?.title).toBe('The tea hour');
    const rituals = await list('GET /api/enjoy/list', { categoryId: 'rituals' });
    expect(rituals.list.every(({ topic }) => topic.id === 'rituals')).toBe(true);
  });

  it('cover Macau: the way, the visa, the weather and the map', async () => {
    const { data: kinds } = await ask<ContentChoice[]>('GET /api/macau/info/categories', { language: 'kr' });
    expect(kinds.map(({ id }) => id)).toEqual(['TRAFFIC', 'VISA', 'WEATHER', 'MAP']);
    const read = async (categoryId: string) => {
      const [brief] = (await list('GET /api/macau/info/list', { categoryId })).list;
      return (await ask<CityPage>('GET /api/macau/info/detail', { id: brief?.id, language: 'jp' })).data;
    };
    expect((await read('WEATHER')).facts).toHaveLength(4);
    const { places } = await read('MAP');
    expect(places).toContainEqual(
      expect.objectContaining({ name: 'セナド広場', address: '議事亭前地', latitude: 22.1936 }),
    );
    const shuttles = await ask<{ lines: unknown[] }[]>('GET /traffic/info', { kind: 'SHUTTLE' });
    expect(shuttles.data[0]?.lines.length).toBeGreaterThan(3);
    expect((await ask<unknown[]>('GET /traffic/info')).data).toHaveLength(7);
  });

  it('leads from an advertisement to its page, by code or id', async () => {
    const byCode = await ask('GET /landPage/info', { id: 'winter-lights', language: 'sc' });
    expect(byCode.data).toMatchObject({ title: '冬日灯影', action: { link: '/offers?tag=festive' } });
    const byId = await ask('GET /landPage/info', { id: await idOf('winter-lights'), language: 'sc' });
    expect(byId.data).toEqual(byCode.data);
    expect((await ask('GET /landPage/info', { id: 'first-basket' })).code).toBe(19001);
  });
});
