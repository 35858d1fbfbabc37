import { expect, it } from '@jest/globals';
import type { PlanShare, SharedPlan } from '@resort/mf-membership/contract';
import type { Plan } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { member } from '../../../schema/index.ts';
import { planShare } from '../tables/plan-shares.ts';

let ground: Ground;
standOn((given) => (ground = given));

const DAY = 86_400;
const NOT_FOUND = 10011;

const plansOf = async (as: Identity) =>
  (await send<{ plans: Plan[] }>(ground.app, 'GET /member/plans', { as })).envelope.data.plans;
const share = async (as: Identity, planIds: string[]) =>
  (await send<{ share: PlanShare }>(ground.app, 'POST /member/plans/share', { as, payload: { planIds } }))
    .envelope;
const stateOf = async (as: Identity) =>
  (await send<{ share: PlanShare | null }>(ground.app, 'GET /member/plans/share', { as })).envelope.data
    .share;
const stop = async (as: Identity) =>
  (await send(ground.app, 'POST /member/plans/share/stop', { as })).envelope;
const open = async (token: string, language = 'en') =>
  (
    await send<{ until: string; plans: SharedPlan[] }>(ground.app, 'GET /plans/shared/{token}', {
      params: { token },
      payload: { language },
    })
  ).envelope;
const tokenOf = ({ url }: PlanShare) => /^\/shared-plans\?token=([\w-]{20,})$/.exec(url)?.[1] ?? '';

/** A member with plans, and a link to the first two of them. */
async function sharer(phone = '66000001') {
  const as = await signIn(ground.app, phone);
  await stop(as);
  const plans = await plansOf(as);
  expect(plans.length).toBeGreaterThan(2);
  const [first, second] = plans;
  const planIds = [first?.id ?? '', second?.id ?? ''];
  const made = (await share(as, planIds)).data.share;
  return { as, plans, planIds, made, token: tokenOf(made) };
}

it('shows anybody the days, places and times of the chosen plans, and nothing else', async () => {
  const { as, plans, planIds, token } = await sharer();
  const { code, data } = await open(token);
  expect(code).toBe(0);
  expect(data.plans.map(({ title, from, time }) => ({ title, from, time }))).toEqual(
    plans.slice(0, 2).map(({ title, from, time }) => ({ title, from, time })),
  );
  for (const plan of data.plans)
    expect(Object.keys(plan).sort()).toEqual(
      ['endTime', 'from', 'kind', 'picture', 'property', 'time', 'title', 'to'].sort(),
    );
  const [row] = await ground.database.db
    .select()
    .from(member)
    .where(eq(member.id, Number(as.userId)));
  const text = JSON.stringify(data);
  for (const secret of [...planIds, row?.firstName, row?.lastName, row?.memberNo, row?.phone])
    expect(text).not.toContain(secret ?? '?');
});

it('shows the plans in the reader’s language', async () => {
  const { token } = await sharer();
  const [english, chinese] = [await open(token), await open(token, 'tc')];
  expect(chinese.data.plans.map(({ property }) => property.name)).not.toEqual(
    english.data.plans.map(({ property }) => property.name),
  );
});

it('keeps the link when what it shows changes, and gives it again', async () => {
  const { as, plans, made, token } = await sharer();
  const other = plans[2]?.id ?? '';
  const changed = (await share(as, [other, 'T-of-nobody'])).data.share;
  expect(changed).toMatchObject({ url: made.url, planIds: [other] });
  expect(await stateOf(as)).toEqual(changed);
  expect((await open(token)).data.plans).toHaveLength(1);
});

it('two presses at once make one link', async () => {
  const as = await signIn(ground.app, '66000001');
  await stop(as);
  const ids = (await plansOf(as)).map(({ id }) => id);
  const made = await Promise.all([share(as, ids), share(as, ids), share(as, ids)]);
  expect(new Set(made.map(({ data }) => data.share.url)).size).toBe(1);
});

it('ends for everybody when the member stops it; the next link is another one', async () => {
  const { as, planIds, token } = await sharer();
  for (const answer of [await stop(as), await stop(as)]) expect(answer).toMatchObject({ code: 0 });
  expect(await stateOf(as)).toBeNull();
  const stopped = await open(token);
  expect(stopped).toEqual(await open('nobody-made-this-token'));
  expect(stopped.code).toBe(NOT_FOUND);
  const next = (await share(as, planIds)).data.share;
  expect(tokenOf(next)).not.toBe(token);
  expect((await open(token)).code).toBe(NOT_FOUND);
});

it('ends the day after the last plan, and does not open again', async () => {
  const { as, made, token } = await sharer();
  const days = (Date.parse(made.until) - ground.clock.now().getTime()) / (DAY * 1000);
  ground.clock.advance((Math.ceil(days) + 2) * DAY);
  const later = await signIn(ground.app, '66000001');
  expect((await open(token)).code).toBe(NOT_FOUND);
  expect(await stateOf(later)).toBeNull();
  const ids = (await plansOf(later)).map(({ id }) => id);
  expect(tokenOf((await share(later, ids)).data.share)).not.toBe(token);
  expect((await open(token)).code).toBe(NOT_FOUND);
  ground.clock.advance(-(Math.ceil(days) + 2) * DAY);
  await stop(as);
});

it('does not store the token in a readable form', async () => {
  const { token } = await sharer();
  const rows = await ground.database.db.select().from(planShare);
  for (const { tokenSealed, tokenHash } of rows) {
    expect(tokenSealed.includes(token)).toBe(false);
    expect(tokenHash.includes(token)).toBe(false);
  }
});

it('refuses plans that are not the caller’s, and a list without any', async () => {
  const { planIds } = await sharer();
  const other = await signIn(ground.app, '66000120');
  expect(await share(other, planIds)).toMatchObject({ code: NOT_FOUND });
  expect(await share(other, [])).toMatchObject({ code: 10001 });
  expect(
    await share(
      other,
      Array.from({ length: 51 }, (_, n) => `T${n}`),
    ),
  ).toMatchObject({ code: 10001 });
  expect(await stateOf(other)).toBeNull();
});

it('is for members; reading is limited', async () => {
  expect((await send(ground.app, 'GET /member/plans/share')).envelope.code).toBe(301);
  const codes = [];
  for (let n = 0; n < 31; n++) codes.push((await open('nobody-made-this-token')).code);
  expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => NOT_FOUND));
  expect(codes.at(-1)).not.toBe(NOT_FOUND);
});
