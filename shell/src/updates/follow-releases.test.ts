import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { PageRelease } from '@resort/shared/remote';
import { releaseOf, unitOf } from '../loading/testing/release.ts';
import { wholeRelease } from '../loading/whole-release.ts';
import { followReleases } from './follow-releases.ts';
import { POLL_MS } from './watch-channel.ts';

const whole = { href: '/releases/production/1.json', integrity: 'sha384-abc' };
const document = releaseOf({
  'mf-auth': unitOf('mf-auth', '1', ['a.js']),
  'mf-hotel': unitOf('mf-hotel', '1', ['h.js']),
});
const original = globalThis.fetch;
let blocked: string[];
let isReadable: boolean;
let left: number;
let wholeReads: number;

beforeEach(() => {
  jest.useFakeTimers();
  [blocked, isReadable, left, wholeReads] = [[], true, 0, 0];
  globalThis.fetch = async (address) => {
    if (address === '/channels/production.json')
      return new Response(JSON.stringify({ release: 2, since: 1, blocked }));
    wholeReads += 1;
    if (address !== whole.href || !isReadable) throw new TypeError('no network');
    return new Response(JSON.stringify(document));
  };
  const page = {
    channel: 'production',
    number: 1,
    versions: { 'mf-auth': '1' },
    whole,
  } as unknown as PageRelease;
  followReleases(page, wholeRelease(page), () => (left += 1));
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});
const look = () => jest.advanceTimersByTimeAsync(POLL_MS);

it('leaves for a blocked version of a unit that the page does not carry', async () => {
  blocked = ['mf-hotel@2'];
  await look();
  expect(left).toBe(0);
  blocked = ['mf-hotel@1'];
  await look();
  expect(left).toBe(1);
});

it('leaves at once for a blocked version of its own', async () => {
  await look();
  blocked = ['mf-auth@1'];
  await look();
  expect([left, wholeReads]).toEqual([1, 0]);
});

it('without the whole release, leaves for a blocked version of its own', async () => {
  isReadable = false;
  blocked = ['mf-hotel@1'];
  await look();
  expect(left).toBe(0);
  blocked = ['mf-auth@1'];
  await look();
  expect(left).toBe(1);
});
