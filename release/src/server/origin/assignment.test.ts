import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseIn } from '@resort/shared/release-in-page';
import { VISIT_COOKIE } from '../../health/reports/visit-token.ts';
import { block } from '../../changes/block.ts';
import { makeGrant, revokeGrant } from '../../grants/grants.ts';
import { pin } from '../../changes/pin.ts';
import { makeCohortPass } from '../../rollout/cohort-pass.ts';
import { halt } from '../../changes/halt.ts';
import { rollOut } from '../../changes/roll-out.ts';
import { newVisitorId } from '../../rollout/share.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';
import { channel, openOrigin, type TestOrigin } from '../../testing/origin.ts';

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin();
  await origin.pinned();
  await origin.publishAll(madeUpRemote('mf-auth', '2', '/sign-in'), madeUpRemote('mf-auth', '3', '/sign-in'));
});
afterEach(() => origin.close());

const begin = (basisPoints: number, ...cohorts: string[]) =>
  pin(origin.storage, { channel, units: ['mf-auth@2'], audience: { basisPoints, cohorts }, ...AUTHOR });
const grow = (basisPoints: number) =>
  rollOut(origin.storage, { channel, basisPoints, cohorts: [], ...AUTHOR });
/**
 * A running origin reads the pointer once a second (follow-channel.deep.test.ts); a restarted one reads it at
 * once.
 */
const nextLook = () => origin.restart();

async function open(cookie = '') {
  const answer = await origin.get('/en/sign-in', cookie === '' ? {} : { cookie });
  const release = releaseIn(answer.body);
  return { ...answer, release, auth: release.versions['mf-auth'], set: setCookies(answer.headers) };
}
/** All but the visit's, under which a page's reports count (reports/report-route.test.ts). */
function setCookies(headers: Record<string, unknown>): string[] {
  const all = [headers['set-cookie'] ?? []].flat().map(String);
  return all.filter((cookie) => !cookie.startsWith(`${VISIT_COOKIE}=`));
}
const pointer = async (cookie = '') =>
  (await origin.get(`/channels/${channel}.json`, cookie === '' ? {} : { cookie })).json<{
    release: number;
    since: number;
    url: string;
  }>();
const visitors = (count: number) => Array.from({ length: count }, () => `release-visitor=${newVisitorId()}`);
async function versionsOf(cookies: readonly string[]): Promise<(string | undefined)[]> {
  return Promise.all(cookies.map(async (cookie) => (await open(cookie)).auth));
}
const shareOf = (versions: readonly (string | undefined)[]) =>
  versions.filter((version) => version === '2').length / versions.length;

describe('where nothing rolls out', () => {
  it('nobody gets a lot, any cache may keep a page without a new visit, and an old id is taken back', async () => {
    const first = await open();
    expect(first.set).toEqual([]);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const visit = String(first.headers['set-cookie']).split(';')[0];
    const { headers } = await open(visit);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    const late = await open('release-visitor=x');
    expect(late.set).toEqual(['release-visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    expect(late.headers['cache-control']).toBe('private, no-cache');
  });
});

describe('during a roll-out to a share', () => {
  it('a new visitor gets an id with the first page and keeps it', async () => {
    await begin(5_000);
    await nextLook();
    const { set, headers, auth } = await open();
    const cookie =
      /^(release-visitor=[\w-]{22}); Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/.exec(
        set[0] ?? '',
      )?.[1] ?? '';
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' });
    expect(cookie).not.toBe('');
    for (let again = 0; again < 5; again += 1) {
      const next = await open(cookie);
      expect([next.auth, next.set]).toEqual([auth, []]);
      // personal even without a new cookie
      expect(next.headers['cache-control']).toBe('private, no-cache');
    }
  });

  it('the id is Secure if the page came over HTTPS', async () => {
    await begin(5_000);
    await nextLook();
    const { headers } = await origin.get('/en/sign-in', { 'x-forwarded-proto': 'https' });
    expect(setCookies(headers)).toEqual([expect.stringMatching(/^release-visitor=\S+; .*; Secure$/)]);
  });

  it('the share of visitors gets it, it only grows, and a halt removes it from all', async () => {
    const cookies = visitors(600);
    // within six standard deviations
    await begin(1_000);
    await nextLook();
    const tenth = await versionsOf(cookies);
    expect(Math.abs(shareOf(tenth) - 0.1)).toBeLessThan(0.07);
    await grow(6_000);
    await nextLook();
    const more = await versionsOf(cookies);
    expect(Math.abs(shareOf(more) - 0.6)).toBeLessThan(0.12);
    expect(tenth.filter((version, at) => version === '2' && more[at] !== '2')).toEqual([]);
    await halt(origin.storage, { channel, ...AUTHOR });
    await nextLook();
    expect(shareOf(await versionsOf(cookies))).toBe(0);
  });

  it('page, entity tag, pointer and document belong to the same release', async () => {
    await begin(5_000);
    await nextLook();
    const cookies = visitors(40);
    const opened = await Promise.all(cookies.map((cookie) => open(cookie)));
    const [first, second] = ['1', '2'].map((version) => opened.findIndex(({ auth }) => auth === version));
    const tags = [first, second].map((at) => opened[at ?? -1]?.headers.etag);
    expect(new Set(opened.map(({ headers }) => headers.etag)).size).toBe(2);
    for (const [at, { release }] of opened.entries()) {
      const read = await pointer(cookies[at]);
      expect(read).toMatchObject({ release: release.number, url: release.whole.href });
      expect(release.number).toBe(release.versions['mf-auth'] === '2' ? 2 : 1);
    }
    // a cached page of the other release is revalidated
    const cookie = cookies[second ?? -1] ?? '';
    const again = await origin.get('/en/sign-in', { cookie, 'if-none-match': String(tags[0]) });
    expect(again.statusCode).toBe(200);
    expect((await origin.get('/en/sign-in', { cookie, 'if-none-match': String(tags[1]) })).statusCode).toBe(
      304,
    );
  });

  it('a request for a file without an id gets the baseline, and sets none', async () => {
    await begin(9_999);
    await nextLook();
    for (const url of [`/channels/${channel}.json`, '/worker.js'])
      expect(setCookies((await origin.get(url)).headers)).toEqual([]);
    expect(await pointer()).toMatchObject({ release: 1 });
  });

  it('an open tab learns of a newer release only if it differs', async () => {
    await begin(5_000);
    await nextLook();
    const cookies = visitors(40);
    const before = await Promise.all(cookies.map((cookie) => pointer(cookie)));
    // to the same share: one of the forty may belong to a larger one
    await grow(5_000);
    await nextLook();
    const after = await Promise.all(cookies.map((cookie) => pointer(cookie)));
    // visitors with it see a new number for the same units; others see nothing new
    expect(after.map(({ since }) => since)).toEqual(before.map(({ since }) => since));
    expect(new Set(after.map(({ release }) => release))).toEqual(new Set([1, 3]));
    await halt(origin.storage, { channel, ...AUTHOR });
    await nextLook();
    expect(await pointer(cookies[0])).toMatchObject({ release: 4, since: 1 });
  });

  it('is the same after a restart, because the cookie has the only state', async () => {
    await begin(5_000);
    const cookies = visitors(30);
    await nextLook();
    const before = await versionsOf(cookies);
    await origin.restart();
    expect(await versionsOf(cookies)).toEqual(before);
  });
});

describe('a cohort', () => {
  const passInto = (cohort: string, days = 1) =>
    makeCohortPass(origin.storage, { channel, cohort, days, ...AUTHOR });

  it('gets it by a link, regardless of the share; others do not, and the cohort needs no visitor id', async () => {
    await begin(0, 'staff');
    await nextLook();
    const { pass } = await passInto('staff');
    const opened = await origin.get(`/cohorts/${pass}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/']);
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const [set = ''] = setCookies(opened.headers);
    expect(set).toMatch(/^release-cohort=staff\.\S+; Path=\/; Max-Age=863\d\d; HttpOnly; SameSite=Lax$/);
    const mine = await open(set.split(';')[0]);
    expect([mine.auth, mine.set]).toEqual(['2', []]);
    expect((await open()).auth).toBe('1');
    const press = (await passInto('press')).pass;
    expect((await open(`release-cohort=${press}`)).auth).toBe('1');
  });

  it('cannot be forged, and expires', async () => {
    await begin(0, 'staff');
    await nextLook();
    const { pass } = await passInto('press');
    const over = (await passInto('staff', 0)).pass;
    for (const forged of ['staff', pass.replace('press', 'staff'), over]) {
      expect((await origin.get(`/cohorts/${forged}`)).statusCode).toBe(410);
      expect((await open(`release-cohort=${forged}`)).auth).toBe('1');
    }
  });
});

describe('a tester', () => {
  const grantTo = async (units: string[], hours = 1) => {
    const request = { channel, units, tester: 'tess', hours, ...AUTHOR };
    return makeGrant(origin.storage, request);
  };
  const openLink = async (key: string, headers: Record<string, string> = {}) => {
    const answer = await origin.get(`/grants/${key}`, headers);
    return { ...answer, cookie: setCookies(answer.headers)[0]?.split(';')[0] ?? '' };
  };

  it('opens the link once, and gets the granted versions with everything that belongs to them', async () => {
    const { grant, key } = await grantTo(['mf-auth@2']);
    const opened = await openLink(key);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/']);
    const { release, headers, set } = await open(opened.cookie);
    expect(set).toEqual([]);
    expect(release).toMatchObject({
      number: 1,
      versions: { 'mf-auth': '2' },
      grant: { until: grant.expiresAt, units: ['mf-auth@2'] },
    });
    expect(headers['cache-control']).toBe('private, no-cache');
    const whole = await origin.get(release.whole.href);
    expect(whole.headers['cache-control']).toContain('immutable');
    expect(whole.json()).toMatchObject({ units: { 'mf-auth': { version: '2' }, shell: { version: '1' } } });
    expect(whole.body).not.toContain(key.split('.')[1]);
    expect((await open()).release.grant).toBeUndefined();

    expect((await openLink(key)).statusCode).toBe(410); // another person
    expect((await openLink(key, { cookie: opened.cookie })).statusCode).toBe(302); // the same tester again
    // the tester's tab is not told about another release
    expect(await pointer(opened.cookie)).toMatchObject({ release: 1, url: release.whole.href });
  });

  it('keeps the link valid when a browser only prefetches it', async () => {
    const { key } = await grantTo(['mf-auth@2']);
    expect((await openLink(key, { 'sec-purpose': 'prefetch' })).statusCode).toBe(410);
    expect((await openLink(key, { 'sec-fetch-dest': 'empty' })).statusCode).toBe(410);
    expect((await origin.app.inject({ method: 'HEAD', url: `/grants/${key}` })).statusCode).not.toBe(302);
    expect((await openLink(key)).statusCode).toBe(302);
  });

  it('cannot change the versions by anything in the request', async () => {
    const { key } = await grantTo(['mf-auth@2']);
    const { cookie } = await openLink(key);
    const query = '?units=mf-auth@3&mf-auth=https://evil.example/remoteEntry.js&grant=x';
    const { body } = await origin.get(`/en/sign-in${query}`, { cookie });
    expect(body).toBe((await open(cookie)).body);
    expect(body).not.toContain('evil');
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['it is revoked', (id) => revokeGrant(origin.storage, { channel, id, ...AUTHOR })],
    ['its version is blocked', () => block(origin.storage, { name: 'mf-auth@2', ...AUTHOR })],
    ['somebody changed it', (id) => overwrite(`grants/${channel}/${id}.json`, '"tess"', '"mallory"')],
    ['its document changed', (id) => overwrite(`releases/${channel}/grant-${id}.json`, 'sign-in', 'sign-on')],
    ['the tester ends it', () => origin.get('/grants/end')],
  ])('gets the regular release once %s, and the cookie is removed', async (what, end) => {
    const { grant, key } = await grantTo(['mf-auth@2']);
    const { cookie } = await openLink(key);
    if (!what.startsWith('its document')) expect((await open(cookie)).auth).toBe('2');
    const ended = await end(grant.id);
    if (what.includes('blocked')) await nextLook();
    const gone = 'release-grant=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';
    if (what.startsWith('the tester')) {
      expect(setCookies((ended as { headers: object }).headers as Record<string, unknown>)).toEqual([gone]);
      return;
    }
    const after = await open(cookie);
    expect([after.auth, after.release.grant, after.set]).toEqual(['1', undefined, [gone]]);
  });

  it('is granted published versions that pass the gates, for some hours', async () => {
    await expect(grantTo(['mf-auth@9'])).rejects.toThrow('is not published');
    await expect(grantTo(['https://evil.example/x.js'])).rejects.toThrow('is not <unit>@<version>');
    await expect(grantTo(['mf-auth@2'], 73)).rejects.toThrow('1 to 72 hours');
    await origin.publishAll(madeUpShell('1-development'), madeUpRemote('mf-hotel', '1', '/sign-in'));
    await expect(grantTo(['shell@1-development'])).rejects.toThrow('development build');
    await expect(grantTo(['mf-hotel@1'])).rejects.toThrow('/sign-in');
  });

  async function overwrite(key: string, from: string, to: string): Promise<void> {
    const object = await origin.storage.get(key);
    const changed = Buffer.from(object?.body.toString().replace(from, to) ?? '');
    expect(await origin.storage.compareAndSwap(key, object?.etag ?? null, changed)).toBe(true);
  }
});
