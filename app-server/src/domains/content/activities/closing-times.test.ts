import { expect, it } from '@jest/globals';
import type { ActivityBrief, ActivityDetail } from '@resort/mf-content/contract';
import type { CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { newRandom, send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { activity } from '../tables/content.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

let ground: Ground;
let as: Identity;

standOn((given) => (ground = given));

const ask = async <T>(call: CallKey, payload: Record<string, unknown> = {}) =>
  (await send<T>(ground.app, call, { as, payload })).envelope;
const signUp = (id: string, seats: number) =>
  ask<ActivityBrief>('POST /appServer/activity/signup', { id, seats, idempotencyKey: newRandom() });
const cancel = (id: string) => ask<ActivityBrief>('POST /appServer/activity/cancel', { id });
const detail = async (id: string) =>
  (await ask<ActivityDetail>('GET /appServer/activity/detail', { id })).data;
const idOf = async (code: string) => {
  const [row] = await ground.database.db.select().from(activity).where(eq(activity.code, code));
  return String(row?.id);
};

it('sign-up closes two hours before an activity, and cancelling closes when it begins', async () => {
  const { app, clock } = ground;
  as = await signIn(app, '66000114');
  const id = await idOf('heritage-walk');
  await signUp(id, 1);
  const { startAt } = await detail(id);
  const until = (hours: number) => {
    const seconds = (Date.parse(startAt) - clock.now().getTime()) / 1000 - hours * 3600;
    clock.advance(seconds);
  };
  until(1);
  as = await signIn(app, '66000114');
  expect(await detail(id)).toMatchObject({ state: 'CLOSED', seats: 1 });
  expect(await signUp(id, 2)).toMatchObject({ code: 19012, errorCode: 'CLOSED' });
  expect((await cancel(id)).data).toMatchObject({ seats: 0 });
  const another = await idOf('lantern-painting');
  expect((await signUp(another, 1)).code).toBe(0);
  clock.advance(4 * 86_400);
  as = await signIn(app, '66000114');
  expect(await cancel(another)).toMatchObject({ code: 19012 });
  expect(
    (await ask<{ list: readonly ActivityBrief[] }>('GET /appServer/activity/mine')).data.list,
  ).toMatchObject([{ id: another, state: 'ENDED' }]);
});
