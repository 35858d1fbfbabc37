import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { silentLog } from '../../../test/tools/silent-log.ts';
import { openCounters } from './counters.ts';

const limit = { key: 'one', limit: 3, seconds: 3600 };

it('counts up to the limit and says when the window resets', async () => {
  const counters = openCounters(undefined, silentLog);
  const counts = await Promise.all(Array.from({ length: 5 }, () => counters.count(limit)));
  expect(counts.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5]);
  expect(counts.map(({ over }) => over)).toEqual([false, false, false, true, true]);
  const [{ closesIn } = { closesIn: 0 }] = counts;
  expect(closesIn).toBeGreaterThan(3590);
  expect(closesIn).toBeLessThanOrEqual(3600);
  expect((await counters.count({ ...limit, key: 'another' })).over).toBe(false);
  expect((await counters.count({ ...limit, limit: 30 })).count).toBe(1);
});

it('begins again when the window is over', async () => {
  const counters = openCounters(undefined, silentLog);
  const short = { key: 'short', limit: 1, seconds: 1 };
  await counters.count(short);
  expect((await counters.count(short)).over).toBe(true);
  // each of these is refused until a second has passed
  while ((await counters.count(short)).over) await pause(20);
});
