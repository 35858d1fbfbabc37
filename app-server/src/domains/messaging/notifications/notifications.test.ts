import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Notice, Notification } from '@resort/mf-content/contract';
import type { CallKey } from '@resort/shared/contract';
import { eq, max } from 'drizzle-orm';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { notice } from '../../../schema/index.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;
let as: Identity;
let other: Identity;

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => {
  as = await signIn(app, '66000111');
  other = await signIn(app, '66000112');
});

const ask = async <T>(call: CallKey, payload: Record<string, unknown> = {}, who?: Identity) =>
  (await send<T>(app, call, { ...(who ? { as: who } : {}), payload })).envelope;
const badge = async (who: Identity) =>
  (await ask<{ unread: number }>('GET /notification/exist', {}, who)).data.unread;
const notices = async (who?: Identity) => (await ask<Notice[]>('GET /notice/getNotices', {}, who)).data;
const readUpTo = async (upToId: string, who?: Identity) =>
  await ask<{ upToId: string }>('POST /notice/read', { upToId }, who);

describe('notifications', () => {
  it('count on the badge until they are opened, each by itself', async () => {
    expect(await badge(as)).toBe(1);
    const { data } = await ask<{ list: Notification[]; hasMore: boolean }>(
      'GET /notification/list',
      { pageSize: 1, language: 'kr' },
      as,
    );
    expect(data).toMatchObject({
      hasMore: true,
      list: [{ topic: 'OFFERS', title: '바우처 만료 예정', read: false }],
    });
    const id = data.list[0]?.id;
    const older = await ask<{ list: Notification[] }>('GET /notification/list', { beforeId: id }, as);
    expect(older.data.list).toMatchObject([{ topic: 'NEWS', read: true }]);
    for (const _ of [1, 2])
      expect((await ask('GET /notification/info', { id }, as)).data).toMatchObject({ id, read: true });
    expect([await badge(as), await badge(other)]).toEqual([0, 1]);
    expect(await ask('GET /notification/info', { id }, other)).toMatchObject({ code: 19001 });
  });

  it('are for members', async () => {
    expect((await ask('GET /notification/exist')).code).toBe(301);
  });
});

describe('notices', () => {
  afterEach(() => database.db.delete(notice).where(eq(notice.code, 'new')));

  it('are what everybody should know now, the important first', async () => {
    const all = await notices();
    expect(all.map(({ level }) => level)).toEqual(['IMPORTANT', 'INFO', 'INFO']);
    expect(all.every(({ read }) => !read)).toBe(true);
    const [newest] = await database.db.select({ id: max(notice.id) }).from(notice);
    clock.advance(61 * 86_400);
    expect(await notices()).toHaveLength(2);
    clock.advance(-61 * 86_400);
    expect(newest?.id).toBe(3);
  });

  it('are read up to a mark that never goes back, and no further than there are any', async () => {
    expect((await readUpTo('2', as)).data).toEqual({ upToId: '2' });
    expect((await readUpTo('1', as)).data).toEqual({ upToId: '2' });
    const read = async (who: Identity) =>
      (await notices(who))
        .filter((one) => one.read)
        .map(({ id }) => id)
        .toSorted();
    expect(await read(as)).toEqual(['1', '2']);
    expect(await read(other)).toEqual([]);
    expect((await readUpTo('999999999', as)).data).toEqual({ upToId: '3' });
    const [added] = await database.db
      .insert(notice)
      .values({
        code: 'new',
        level: 'INFO',
        title: { en: 'New' },
        html: { en: '' },
        startsAt: clock.now(),
        endsAt: new Date(clock.now().getTime() + 60_000),
      })
      .returning();
    expect((await notices(as)).find(({ id }) => id === String(added?.id))).toMatchObject({ read: false });
    expect((await readUpTo('1')).code).toBe(301);
  });
});
