import { expect, it } from '@jest/globals';
import type { Plan } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { activity, activitySignUp } from '../../content/tables/content.ts';

let ground: Ground;
standOn((given) => (ground = given));

const plans = async (as: Identity, language = 'en') => {
  const { envelope } = await send<{ plans: Plan[] }>(ground.app, 'GET /member/plans', {
    as,
    payload: { language },
  });
  expect(envelope.code).toBe(0);
  return envelope.data.plans;
};

it('has everything that is ahead in one list, earliest first, each with its screen', async () => {
  const all = await plans(await signIn(ground.app, '66000001'));
  const starts = all.map(({ from, time }) => `${from} ${time ?? ''}`);
  expect(starts).toEqual([...starts].sort());
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  for (const { link, span, time } of all) {
    expect(link).toMatch(/^\/[a-z-]+\?/i);
    if (span !== null) expect(span.start.slice(11, 16)).toBe(time);
  }
});

it('has an activity while the member has places, and says what it clashes with', async () => {
  const { db } = ground.database;
  const member = await signIn(ground.app, '66000002');
  const [show] = (await plans(member)).filter(({ kind }) => kind === 'TICKET');
  if (!show?.span) throw new Error('the seeded member has no show');
  const [row] = await db.select().from(activity).limit(1);
  if (row === undefined) throw new Error('there is no activity');
  const [start, end] = [new Date(show.span.start), new Date(show.span.end)];
  await db
    .update(activity)
    .set({ startsAt: start, endsAt: end, signUpUntil: start })
    .where(eq(activity.id, row.id));
  const memberId = Number(member.userId);
  await db
    .insert(activitySignUp)
    .values({ memberId, activityId: row.id, seats: 2, at: new Date(), version: 1 })
    .onConflictDoUpdate({ target: [activitySignUp.memberId, activitySignUp.activityId], set: { seats: 2 } });

  const id = `activity-${row.id}`;
  const both = await plans(member);
  expect(both.find((plan) => plan.id === id)).toMatchObject({
    kind: 'ACTIVITY',
    clashes: [show.id],
    link: `/activity?id=${row.id}`,
  });
  expect(both.find((plan) => plan.id === show.id)?.clashes).toEqual([id]);

  const isOwn = and(eq(activitySignUp.memberId, memberId), eq(activitySignUp.activityId, row.id));
  await db.update(activitySignUp).set({ seats: 0 }).where(isOwn);
  expect((await plans(member)).some((plan) => plan.id === id)).toBe(false);
});
