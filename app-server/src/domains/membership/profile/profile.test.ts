import { describe, expect, it } from '@jest/globals';
import type { NameChanges, PersonalField } from '@resort/mf-membership/contract';
import type { UserInfo } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { consent, member, nameChange } from '../../../schema/index.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

const YEAR_SECONDS = 366 * 86_400;

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;

standOn((ground) => ({ database, app, clock } = ground));

const info = async (as: Identity) => (await send<UserInfo>(app, 'GET /user/info', { as })).envelope.data;
const edit = async (as: Identity, payload: Record<string, unknown>, id = as.userId) =>
  (await send<UserInfo>(app, 'PUT /user/users/{id}', { as, params: { id }, payload })).envelope;
const rename = async (as: Identity, firstName: string, lastName = 'Wong', reason = 'Marriage') =>
  (await send(app, 'POST /member/updateName', { as, payload: { firstName, lastName, reason } })).envelope;
const changes = async (as: Identity) =>
  (await send<NameChanges>(app, 'GET /member/nameChanges', { as })).envelope.data;

describe('editing the profile', () => {
  it('changes what is given, keeps the rest, and shows in the user info', async () => {
    const as = await signIn(app, '66000101');
    const before = await info(as);
    const answer = await edit(as, {
      version: before.version,
      chineseName: ' 黃志强 ',
      countryCode: 'MO',
      cityCode: 'MAC-TAI',
      consents: { sms: true },
    });
    const after = {
      ...before,
      chineseName: '黃志强',
      countryCode: 'MO',
      cityCode: 'MAC-TAI',
      consents: { sms: true, email: false },
      // the account keeps the language of the member's last act
      language: 'en',
      version: before.version + 1,
    };
    expect(answer).toMatchObject({ code: 0, data: after });
    expect(await info(as)).toEqual(after);
  });

  it('moving to another country takes the city away; a city of another country is refused', async () => {
    const as = await signIn(app, '66000102');
    const { version } = await info(as);
    await edit(as, { version, countryCode: 'MO', cityCode: 'MAC-TAI' });
    const refused = await edit(as, { version: version + 1, countryCode: 'HK', cityCode: 'MAC-TAI' });
    expect(refused.code).toBe(10001);
    const moved = await edit(as, { version: version + 1, countryCode: 'HK' });
    expect(moved.data).toMatchObject({ countryCode: 'HK', cityCode: null });
    const lone = await edit(as, { version: version + 2, cityCode: 'HKG-KOW' });
    expect(lone.data).toMatchObject({ countryCode: 'HK', cityCode: 'HKG-KOW' });
  });

  it('that is stale changes nothing, and hears what is there now', async () => {
    const as = await signIn(app, '66000103');
    const { version } = await info(as);
    await edit(as, { version, title: 'DR' });
    const stale = await edit(as, { version, title: 'MS', chineseName: '佐藤' });
    expect(stale).toMatchObject({ code: 10008, errorCode: 'STALE', data: { title: 'DR' } });
    expect(stale.data.version).toBe(version + 1);
    expect(await info(as)).toMatchObject({ title: 'DR', chineseName: '佐藤陽斗' });
  });

  it('to what is so already changes nothing, and outdates nobody', async () => {
    const as = await signIn(app, '66000112');
    const { version } = await info(as);
    expect(await edit(as, { version, chineseName: '林清' })).toMatchObject({
      data: { version: version + 1 },
    });
    // the answer was lost, and it is asked for again from what is there now
    const again = await edit(as, { version: version + 1, chineseName: '林清' });
    expect(again).toMatchObject({ code: 0, data: { version: version + 1 } });
  });

  it('by thirty at once, from the same reading, is done by exactly one', async () => {
    const as = await signIn(app, '66000104');
    const { version } = await info(as);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => edit(as, { version, title: n % 2 === 0 ? 'MR' : 'DR' })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'STALE')).toHaveLength(29);
    expect((await info(as)).version).toBe(version + 1);
  });

  it('of somebody else is refused, whatever the path says', async () => {
    const as = await signIn(app, '66000105');
    const { version } = await info(as);
    expect(await edit(as, { version, title: 'DR' }, '1000001')).toMatchObject({ code: 10007 });
    expect((await info(as)).title).toBe('MRS');
  });

  it('writes a consent down only when the answer changes', async () => {
    const as = await signIn(app, '66000106');
    const rows = () => database.db.$count(consent, eq(consent.memberId, Number(as.userId)));
    const { version } = await info(as);
    await edit(as, { version, consents: { email: true } });
    await edit(as, { version: version + 1, consents: { email: true, sms: false } });
    expect(await rows()).toBe(1);
    await edit(as, { version: version + 1, consents: { email: false } });
    expect(await rows()).toBe(2);
    expect((await info(as)).consents).toEqual({ sms: false, email: false });
  });
});

describe('the field schema', () => {
  it('is in the language of the request, and its cities belong to its countries', async () => {
    const ask = async (language: string) => {
      const call = 'GET /membershipManage/personal-information';
      return (await send<PersonalField[]>(app, call, { payload: { language } })).envelope.data;
    };
    const fields = await ask('jp');
    expect(fields.map(({ label }) => label)).toContain('携帯電話番号');
    expect(fields.filter(({ editable }) => editable).map(({ field }) => field)).toEqual([
      'title',
      'chineseName',
      'countryCode',
      'cityCode',
    ]);
    const options = (field: string) => fields.find((one) => one.field === field)?.options ?? [];
    const countries = options('countryCode').map(({ code }) => code);
    expect(options('cityCode').every(({ of = '' }) => countries.includes(of))).toBe(true);
  });

  it.each([
    ['en', ['title', 'firstName', 'lastName']],
    ['tc', ['title', 'lastName', 'firstName']],
    ['kr', ['title', 'lastName', 'firstName']],
  ] as const)('has the names in the order of the language: %s', async (language, first) => {
    const call = 'GET /membershipManage/personal-information';
    const fields = (await send<PersonalField[]>(app, call, { payload: { language } })).envelope.data;
    const inOrder = fields.toSorted((one, other) => one.order - other.order);
    expect(inOrder.slice(0, 3).map(({ field }) => field)).toEqual(first);
  });
});

describe('changing the name', () => {
  it('is done at once, once a year; then it is reviewed, and asking again replaces what was asked', async () => {
    const as = await signIn(app, '66000107');
    expect(await changes(as)).toEqual({ freeFrom: null, changes: [] });
    expect((await rename(as, ' Ka  Man ', 'Ho')).data).toEqual({ status: 'APPLIED' });
    expect(await info(as)).toMatchObject({ firstName: 'Ka Man', lastName: 'Ho' });
    expect((await rename(as, 'Carmen')).data).toEqual({ status: 'PENDING_REVIEW' });
    expect((await rename(as, 'Carmen Ka Man')).data).toEqual({ status: 'PENDING_REVIEW' });
    expect(await info(as)).toMatchObject({ firstName: 'Ka Man', lastName: 'Ho' });
    const history = await changes(as);
    expect(history.freeFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(history.changes).toMatchObject([
      { status: 'PENDING_REVIEW', firstName: 'Carmen Ka Man' },
      { status: 'APPLIED', firstName: 'Ka Man', lastName: 'Ho' },
    ]);
  });

  it('to the name one has changes nothing, and takes back what is under review', async () => {
    const as = await signIn(app, '66000108');
    await rename(as, 'Min Joon', 'Choi');
    await rename(as, 'Minjun', 'Choi');
    expect((await rename(as, 'Min Joon', 'Choi')).data).toEqual({ status: 'APPLIED' });
    expect((await changes(as)).changes).toHaveLength(1);
  });

  it('asked for twenty times at once is free once', async () => {
    const as = await signIn(app, '66000109');
    const names = Array.from({ length: 20 }, (_, n) => `Aoi ${'ABCDEFGHIJKLMNOPQRST'[n]}`);
    const answers = await Promise.all(names.map((name) => rename(as, name, 'Tanaka')));
    const statuses = answers.map(({ data }) => (data as { status: string }).status);
    expect(statuses.filter((status) => status === 'APPLIED')).toHaveLength(1);
    const own = eq(nameChange.memberId, Number(as.userId));
    const open = and(own, eq(nameChange.status, 'PENDING_REVIEW'));
    expect(await database.db.$count(nameChange, open)).toBe(1);
  });

  it('takes English letters alone', async () => {
    const as = await signIn(app, '66000110');
    expect(await rename(as, "O'Neil")).toMatchObject({ errorCode: 'NAME_EN' });
  });

  it('is free again a year later', async () => {
    const as = await signIn(app, '66000111');
    await rename(as, 'Priya Devi', 'Nair');
    await database.db
      .update(nameChange)
      .set({ decidedAt: new Date(clock.now().getTime() - YEAR_SECONDS * 1000) })
      .where(eq(nameChange.memberId, Number(as.userId)));
    expect((await rename(as, 'Priya', 'Nair')).data).toEqual({ status: 'APPLIED' });
    const [row] = await database.db
      .select()
      .from(member)
      .where(eq(member.id, Number(as.userId)));
    expect(row?.firstName).toBe('Priya');
  });
});
