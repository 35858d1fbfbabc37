import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { releaseIn } from '@resort/shared/release-in-page';
import { pin } from '../../changes/pin.ts';
import { rollOut } from '../../changes/roll-out.ts';
import { channelHealth } from '../../health/channel-health.ts';
import { makeCohortPass } from '../../rollout/cohort-pass.ts';
import { readOnly } from '../../rollout/only.ts';
import { audienceText } from '../../rollout/rollout-state.ts';
import { newVisitorId } from '../../rollout/share.ts';
import { AUTHOR, madeUpRemote } from '../../testing/made-up-builds.ts';
import { channel, openOrigin, type TestOrigin } from '../../testing/origin.ts';
import { status } from '../../views/status.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin({ regionOf: ({ headers }) => headers['x-region'] as string | undefined });
  await origin.pinned();
  await origin.publishAll(madeUpRemote('mf-auth', '2', '/sign-in'), madeUpRemote('mf-auth', '3', '/sign-in'));
});
afterEach(() => origin.close());

async function begin(only: string, { version = '2', basisPoints = 9_999, cohorts = [] as string[] } = {}) {
  const audience = { basisPoints, cohorts, only: readOnly(only) };
  await pin(origin.storage, { channel, units: [`mf-auth@${version}`], audience, ...AUTHOR });
  await origin.restart();
}

interface Visitor {
  cookie?: string;
  engine?: string;
  region?: string;
  language?: string;
}

/** Opens a page and keeps its cookies. */
async function open({
  cookie = `release-visitor=${newVisitorId()}`,
  engine = IPHONE,
  region = 'HK',
  language = 'tc',
}: Visitor) {
  const headers = { cookie, 'user-agent': engine, 'x-region': region };
  const page = await origin.get(`/${language}/sign-in`, headers);
  const { versions } = releaseIn(page.body);
  const set = [page.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0] ?? '');
  return { version: versions['mf-auth'], jar: [cookie, ...set].join('; '), set };
}

it('gives the release to the share of those who have every attribute', async () => {
  await begin('market=HK,MO engine=webkit language=tc');
  expect((await open({})).version).toBe('2');
  expect((await open({ region: 'MO' })).version).toBe('2');
  for (const other of [{ region: 'KR' }, { region: '' }, { engine: ANDROID }, { language: 'en' }])
    expect([other, (await open(other)).version]).toEqual([other, '1']);
});

it('keeps a visitor on one side, whatever changes on a journey, while the roll-out grows', async () => {
  await begin('market=HK', { basisPoints: 9_998 });
  const here = await open({});
  const there = await open({ region: 'KR' });
  await rollOut(origin.storage, { channel, basisPoints: 9_999, cohorts: [], ...AUTHOR });
  await origin.restart();
  expect((await open({ cookie: here.jar, region: 'KR', engine: ANDROID })).version).toBe('2');
  expect((await open({ cookie: there.jar, region: 'HK' })).version).toBe('1');
  const pointer = async (cookie: string) =>
    (await origin.get(`/channels/${channel}.json`, { cookie })).json<{ release: number }>().release;
  expect([await pointer(here.jar), await pointer(there.jar)]).toEqual([3, 1]);
});

it('forgets what was decided when the roll-out is over', async () => {
  await begin('market=HK');
  const { jar } = await open({ region: 'KR' });
  await rollOut(origin.storage, { channel, basisPoints: 10_000, cohorts: [], ...AUTHOR });
  await origin.restart();
  const after = await open({ cookie: jar, region: 'KR' });
  expect([after.version, after.set.includes('release-meant=')]).toEqual(['2', true]);
  await begin('market=KR', { version: '3' });
  expect((await open({ cookie: jar, region: 'KR' })).version).toBe('3');
});

it('gives it to a cohort whatever its attributes', async () => {
  await begin('market=HK', { cohorts: ['staff'] });
  const { pass } = await makeCohortPass(origin.storage, { channel, cohort: 'staff', days: 1, ...AUTHOR });
  expect((await open({ region: 'KR', cookie: `release-cohort=${pass}` })).version).toBe('2');
});

it('is shown in status, and browsers do not get it', async () => {
  await begin('market=HK engine=webkit');
  const { rollout } = await status(origin.storage, { channel });
  expect(rollout && audienceText(rollout)).toBe('99.99 % of market=HK engine=webkit');
  const whole = await origin.get(`/releases/${channel}/2-public.json`);
  expect([whole.statusCode, whole.body.includes('webkit')]).toEqual([200, false]);
});

it('compares with visitors who have the attributes alone', async () => {
  await begin('market=HK', { basisPoints: 1 });
  const report = async (visitor: Visitor, number: number, seen = 0) => {
    for (let at = 0; at < number; at += 1) {
      const { jar } = await open({ ...visitor });
      const answer = await origin.app.inject({
        method: 'POST',
        url: '/v1/reports',
        headers: { cookie: jar, 'content-type': 'application/json' },
        remoteAddress: `10.0.${seen}.${at}`,
        payload: {
          schema: 'reports/1',
          channel,
          release: 1,
          events: [{ kind: 'view', unit: 'mf-auth', version: '1' }],
        },
      });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
  };
  await report({ region: 'HK' }, 3, 1);
  await report({ region: 'KR' }, 5, 2);
  await origin.restart(); // stores what was reported
  const { units } = await channelHealth(origin.storage, channel);
  const auth = units.find(({ unit }) => unit === 'mf-auth');
  expect(auth?.failures[0]?.baseline.visits).toBe(3);
});
