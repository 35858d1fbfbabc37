import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ActivityBrief, ActivityDetail } from '@resort/mf-content/contract';
import type { CallKey } from '@resort/shared/contract';
import { eq, sum } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/index.ts';
import { newRandom, send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { activity, activitySignUp } from '../tables/content.ts';
import { letter, notification } from '../../../schema/index.ts';
import { deliverAll } from '../../../../test/made/deliver.ts';
import { newMember } from '../../../../test/made/members.ts';
import { fulfilled, refusals } from '../../../../test/tools/outcomes.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { ACTIVITY_LETTERS } from '../../../core/announcements/letters.ts';
import { setPlaces } from './places.ts';

jest.setTimeout(30_000);

interface Page {
  readonly list: readonly ActivityBrief[];
  readonly total: number;
}

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;
let as: Identity;

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => void (as = await signIn(app, '66000114')));

const ask = async <T>(call: CallKey, payload: Record<string, unknown> = {}, who: Identity | null = as) =>
  (await send<T>(app, call, { ...(who ? { as: who } : {}), payload })).envelope;
const signUp = (id: string, seats: number, idempotencyKey = newRandom()) =>
  ask<ActivityBrief>('POST /appServer/activity/signup', { id, seats, idempotencyKey });
const cancel = (id: string) => ask<ActivityBrief>('POST /appServer/activity/cancel', { id });
const detail = async (id: string, who?: Identity | null) =>
  (await ask<ActivityDetail>('GET /appServer/activity/detail', { id }, who)).data;
const idOf = async (code: string) => {
  const [row] = await database.db.select().from(activity).where(eq(activity.code, code));
  return String(row?.id);
};
/** The counter, and the sum of the sign-ups. */
async function taken(id: string): Promise<[number, number]> {
  const isIt = eq(activity.id, Number(id));
  const [row] = await database.db.select().from(activity).where(isIt);
  const [all] = await database.db
    .select({ seats: sum(activitySignUp.seats) })
    .from(activitySignUp)
    .where(eq(activitySignUp.activityId, Number(id)));
  return [row?.taken ?? -1, Number(all?.seats ?? 0)];
}

describe('activities', () => {
  it('are listed until they are over, the next first', async () => {
    const { data } = await ask<Page>('GET /appServer/activity/list');
    expect(data.total).toBe(5);
    const starts = data.list.map(({ startAt }) => startAt);
    expect(starts).toEqual(starts.toSorted());
    expect(data.list[0]).toMatchObject({ title: 'Tai chi at the hour of birds', state: 'OPEN', seats: 0 });
    expect(data.list[0]?.startAt).toMatch(/T07:00:00\+08:00$/);
    expect(await detail(await idOf('behind-the-curtain'))).toMatchObject({ state: 'ENDED' });
  });

  it('sixty concurrent sign-ups for ten places: ten succeed, fifty get the error that it is full', async () => {
    const id = await idOf('dim-sum-class');
    const members = await Promise.all(Array.from({ length: 60 }, () => newMember(database.db)));
    const tries = await Promise.allSettled(
      members.map((memberId) =>
        inTransaction(database.db, (tx) => setPlaces(tx, clock, { memberId, activityId: Number(id) }, 1)),
      ),
    );
    expect(fulfilled(tries)).toHaveLength(10);
    expect(refusals(tries)).toEqual(Array.from({ length: 50 }, () => 'ACTIVITY_FULL'));
    expect(await taken(id)).toEqual([10, 10]);
    expect(await detail(id)).toMatchObject({ state: 'FULL', left: 0 });
    expect(await signUp(id, 1)).toMatchObject({ code: 19011, errorCode: 'FULL' });
  });

  it('many concurrent changes by one member leave the result of one of them', async () => {
    const activityId = Number(await idOf('lantern-painting'));
    const memberId = await newMember(database.db);
    const wanted = [1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 4, 3, 2, 1];
    await Promise.all(
      wanted.map((seats) =>
        inTransaction(database.db, (tx) => setPlaces(tx, clock, { memberId, activityId }, seats)),
      ),
    );
    const [counter, seats] = await taken(String(activityId));
    expect(counter).toBe(seats);
    expect([0, 1, 2, 3, 4]).toContain(counter);
  });
});

describe('signing up', () => {
  it('takes places, changes their number, and gives them back; each repetition changes nothing', async () => {
    const id = await idOf('tai-chi-dawn');
    const key = newRandom();
    for (const _ of [1, 2]) expect((await signUp(id, 3, key)).data).toMatchObject({ seats: 3, left: 17 });
    expect((await signUp(id, 2)).data).toMatchObject({ seats: 2, left: 18 });
    expect(await detail(id, null)).toMatchObject({ seats: 0, left: 18 });
    const mine = await ask<Page>('GET /appServer/activity/mine');
    expect(mine.data).toMatchObject({ total: 1, list: [{ id, seats: 2 }] });
    for (const _ of [1, 2]) expect((await cancel(id)).data).toMatchObject({ seats: 0, left: 20 });
    expect(await taken(id)).toEqual([0, 0]);
    expect((await ask<Page>('GET /appServer/activity/mine')).data.total).toBe(0);
  });

  it('writes to the member’s inbox and notifies, in every language, with a link there', async () => {
    const id = await idOf('cellar-evening');
    await signUp(id, 2);
    await deliverAll(database.db, clock);
    const newest = await ask<{ list: { id: string }[] }>('GET /Inbox/list', { language: 'jp' });
    const { data } = await ask('GET /Inbox/info', { id: newest.data.list[0]?.id, language: 'jp' });
    expect(data).toMatchObject({
      title: ACTIVITY_LETTERS.SIGNED_UP.title.jp,
      summary: expect.stringContaining('ドウロから、六つのグラス'),
      html: expect.stringContaining('古い酒蔵'),
      link: { to: `/activity?id=${id}`, label: 'アクティビティを見る' },
      read: false,
    });
    const told = await ask<{ list: object[] }>('GET /notification/list', { language: 'kr' });
    expect(told.data.list[0]).toMatchObject({
      topic: 'ACTIVITIES',
      title: ACTIVITY_LETTERS.SIGNED_UP.title.kr,
      read: false,
    });
    await cancel(id);
    await deliverAll(database.db, clock);
    const about = (table: typeof letter | typeof notification) =>
      database.db.$count(table, eq(table.link, `/activity?id=${id}`));
    expect([await about(letter), await about(notification)]).toEqual([2, 2]);
  });

  it('is for members, to what there is, for four at most', async () => {
    const id = await idOf('cellar-evening');
    const payload = { id, seats: 1, idempotencyKey: newRandom() };
    expect((await ask('POST /appServer/activity/signup', payload, null)).code).toBe(301);
    expect((await signUp('999999', 1)).code).toBe(19001);
    for (const seats of [0, 5, 1.5]) expect((await signUp(id, seats)).code).toBe(10001);
  });
});
