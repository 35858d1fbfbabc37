import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { COHORT_COOKIE, GRANT_COOKIE } from '../../server/origin/assignment.ts';
import { releaseOrigin } from '../../server/origin/release-origin.ts';
import { makeCohortPass } from '../../rollout/cohort-pass.ts';
import { AUTHOR } from '../../testing/made-up-builds.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import { readHealth } from '../health-store.ts';
import { newVisit, VISIT_COOKIE, VISIT_SECONDS } from './visit-token.ts';
import { networkOf } from './network.ts';
import { NETWORK_VISITS } from './visit-weights.ts';
import { reportCollector, type ReportCollector } from './report-collector.ts';
import { beginRollout, channel, unit } from '../../trials/simulation/made-up-channel.ts';

const at = eachRegistry();
let app: FastifyInstance;
let collector: ReportCollector;

beforeEach(async () => {
  await beginRollout(at.registry, at.dataDir, 1_000);
  collector = reportCollector({ registry: at.registry, channel }, () => {});
  app = Fastify();
  await app.register(releaseOrigin({ registry: at.registry, channel, collector }));
});
afterEach(() => app.close());

const report = {
  schema: 'reports/1',
  channel,
  release: 2,
  events: [{ kind: 'view', unit, version: '2' }],
};
/** The cookie of a visit as the origin signs it; for the candidate's release by default. */
const visitOf = (release = 2, time = Date.now()) =>
  `${VISIT_COOKIE}=${newVisit(at.registry.keyring.visitKey, channel, release, time)}`;
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/reports',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
async function counted() {
  await collector.flush();
  return (await readHealth(at.registry, channel, 2))?.total ?? {};
}

describe('POST /v1/reports', () => {
  it('counts the report and answers without content', async () => {
    const { statusCode, body, headers } = await post(report, { cookie: visitOf() });
    expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(await counted()).toEqual({ '2 share mf-hotel@2 view': 1 });
  });

  it('accepts the report of a release that is no longer served, and ignores it', async () => {
    expect((await post({ ...report, release: 99 }, { cookie: visitOf(99) })).statusCode).toBe(204);
    expect(await counted()).toEqual({});
  });

  it.each([
    ['what is no report', { ...report, user: 7 }, {}, 400, 'usage'],
    ['what is no JSON', '{', {}, 400, 'request'],
    ['text', report, { 'content-type': 'text/plain' }, 415, 'request'],
    ['a very large report', { ...report, pad: 'x'.repeat(9_000) }, {}, 413, 'request'],
    ['the page of another site', report, { 'sec-fetch-site': 'cross-site' }, 403, 'denied'],
  ])('refuses %s', async (_what, payload, headers, status, type) => {
    const answer = await post(payload, headers);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect([answer.statusCode, answer.json().type]).toEqual([status, `/problems/${type}`]);
    expect(await counted()).toEqual({});
  });

  it('refuses an address that sends too many reports', async () => {
    const answers = await Promise.all(Array.from({ length: 400 }, () => post(report)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429).length;
    expect(refused).toBeGreaterThan(50);
    // without a visit nothing is counted
    expect(await counted()).toEqual({});
  });

  it("takes the visitor's cohort from the cookies, not from the report", async () => {
    const pass = await makeCohortPass(at.registry, { channel, cohort: 'staff', days: 1, ...AUTHOR });
    await post(report, { cookie: `${visitOf()}; ${COHORT_COOKIE}=${pass.pass}` });
    await post(report, { cookie: `${visitOf()}; ${COHORT_COOKIE}=staff.zzzzzzzz.key.forged` });
    await post(report, { cookie: `${visitOf()}; ${GRANT_COOKIE}=anything` });
    expect(await counted()).toEqual({ '2 named mf-hotel@2 view': 1, '2 share mf-hotel@2 view': 1 });
  });
});

describe('a visit', () => {
  const from = (address: string, cookie: string, payload: unknown = report) =>
    app.inject({
      method: 'POST',
      url: '/v1/reports',
      headers: { 'content-type': 'application/json', cookie },
      remoteAddress: address,
      payload: JSON.stringify(payload),
    });
  const crash = { ...report, events: [{ kind: 'crash', unit, version: '2' }] };

  it('is issued with the page, one for each browser and release, and is required for counting', async () => {
    const page = await app.inject({ url: '/en/hotel' });
    const cookies = [page.headers['set-cookie'] ?? []].flat();
    const visit = cookies.find((one) => one.startsWith(`${VISIT_COOKIE}=`)) ?? '';
    expect(visit).toMatch(/; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    const again = await app.inject({ url: '/en/hotel', headers: { cookie } });
    expect(again.headers['set-cookie']).toBeUndefined();
    const { release } = JSON.parse(`{"release":${/"number":(\d)/.exec(page.body)?.[1]}}`) as {
      release: number;
    };
    const events = [{ kind: 'view', unit, version: String(release) }];
    await from('192.0.2.1', cookie, { ...report, release, events });
    expect(await counted()).toEqual({ [`${release} share mf-hotel@${release} view`]: 1 });
  });

  it('counts each kind once, however often it is sent', async () => {
    const cookie = visitOf();
    for (let time = 0; time < 5; time += 1) {
      await from('192.0.2.1', cookie);
      await from('198.51.100.1', cookie, { ...report, events: [...crash.events, ...crash.events] });
    }
    expect(await counted()).toEqual({ '2 share mf-hotel@2 view': 1, '2 share mf-hotel@2 crash': 1 });
  });

  it.each<[string, () => string]>([
    ['without a token', () => ''],
    ['of another release', () => visitOf(1)],
    ['of yesterday', () => visitOf(2, Date.now() - VISIT_SECONDS * 1_000 - 1)],
    ['of tomorrow', () => visitOf(2, Date.now() + 86_400_000)],
    ['signed with another key', () => `${VISIT_COOKIE}=${newVisit(Buffer.alloc(32), channel, 2)}`],
    [
      'signed for another channel',
      () => `${VISIT_COOKIE}=${newVisit(at.registry.keyring.visitKey, 'beta', 2)}`,
    ],
    ['with another lot', () => visitOf().replace(/\.[\w-]{16}\./, '.AAAAAAAAAAAAAAAA.')],
    ['with a tail', () => `${visitOf()}.x`],
  ])('%s counts for nothing', async (_what, cookie) => {
    expect((await from('192.0.2.1', cookie())).statusCode).toBe(204);
    expect(await counted()).toEqual({});
  });

  it('has a weight that its network limits: an attack of 105 reports from one address', async () => {
    for (let visit = 0; visit < 105; visit += 1) {
      const cookie = visitOf();
      await from(`192.0.2.${visit}`, cookie);
      await from(`192.0.2.${visit}`, cookie, crash);
    }
    await from('2001:db8:1:2::1', visitOf());
    expect(await counted()).toEqual({
      '2 share mf-hotel@2 view': NETWORK_VISITS + 1,
      '2 share mf-hotel@2 crash': NETWORK_VISITS,
    });
  });
});

it.each([
  ['192.0.2.77', '192.0.2'],
  ['::ffff:192.0.2.77', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:0DB8:0001::9', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0'],
  ['::1', '0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
