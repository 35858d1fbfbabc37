import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { COHORT_COOKIE, GRANT_COOKIE } from '../origin/assignment.ts';
import { releaseOrigin } from '../origin/release-origin.ts';
import { makeCohortPass } from '../rollout/cohort-pass.ts';
import { AUTHOR } from '../testing/builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { readHealth } from '../health/health-store.ts';
import { reportCollector, type ReportCollector } from './report-collector.ts';
import { beginRollout, channel, unit } from '../simulation/made-up-channel.ts';

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
  it('counts and returns no content', async () => {
    const { statusCode, body, headers } = await post(report);
    expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(await counted()).toEqual({ '2 share mf-hotel@2 view': 1 });
  });

  it('accepts and ignores the report of a release that is no longer served', async () => {
    expect((await post({ ...report, release: 99 })).statusCode).toBe(204);
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
    expect(await counted()).toEqual({ '2 share mf-hotel@2 view': 400 - refused });
  });

  it("takes the visitor's cohort from the cookies, not from the report", async () => {
    const pass = await makeCohortPass(at.registry, { channel, cohort: 'staff', days: 1, ...AUTHOR });
    await post(report, { cookie: `${COHORT_COOKIE}=${pass.pass}` });
    await post(report, { cookie: `${COHORT_COOKIE}=staff.zzzzzzzz.key.forged` });
    await post(report, { cookie: `${GRANT_COOKIE}=anything` });
    expect(await counted()).toEqual({ '2 named mf-hotel@2 view': 1, '2 share mf-hotel@2 view': 1 });
  });
});
