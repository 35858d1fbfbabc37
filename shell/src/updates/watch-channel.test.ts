import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { LEAST_MS, POLL_MS, watchChannel } from './watch-channel.ts';

let current: number | Error;
let since: number | undefined;
let asked: number;
let newer: number;
let blocked: string[];
let left: number;
let compared: number;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  [current, since, asked, newer, blocked, left, compared] = [3, undefined, 0, 0, [], 0, 0];
  stop = watchChannel({
    running: 3,
    since: 2,
    hasAny: async (names) => {
      compared += 1;
      return ['mf-auth@1', 'shell@1'].some((name) => names.includes(name));
    },
    readCurrent: async () => {
      asked += 1;
      if (current instanceof Error) throw current;
      return { release: current, ...(since !== undefined && { since }), blocked };
    },
    onNewer: () => (newer += 1),
    onBlocked: () => (left += 1),
    now: () => Date.now(),
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const look = async (state: DocumentVisibilityState = 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
};

it('checks hourly, and not while the tab is hidden', async () => {
  await look();
  await jest.advanceTimersByTimeAsync(POLL_MS);
  expect(asked).toBe(1);
  await look('hidden');
  await jest.advanceTimersByTimeAsync(POLL_MS);
  expect(asked).toBe(1);
});

it('checks when the tab becomes visible and when the network returns, at most once a minute', async () => {
  await look();
  expect(asked).toBe(0); // the page has just loaded
  await jest.advanceTimersByTimeAsync(LEAST_MS);
  await look();
  await look();
  expect(asked).toBe(1);
  await jest.advanceTimersByTimeAsync(LEAST_MS);
  window.dispatchEvent(new Event('online'));
  expect(asked).toBe(2);
});

it('reports a newer release once, never a lower number, and survives a failed check', async () => {
  const later = async () => {
    await jest.advanceTimersByTimeAsync(LEAST_MS);
    await look();
  };
  for (const seen of [3, 2, new Error('offline')]) {
    current = seen;
    await later();
  }
  expect([asked, newer]).toEqual([3, 0]);
  current = 4;
  await later();
  await later();
  expect([asked, newer]).toEqual([5, 1]);
});

it('ignores a newer number with the same units, but reports a block', async () => {
  const later = async () => {
    await jest.advanceTimersByTimeAsync(LEAST_MS);
    await look();
  };
  [current, since] = [4, 2];
  await later();
  expect(newer).toBe(0);
  [current, since] = [5, 4];
  await later();
  expect(newer).toBe(1);
  [current, since, blocked] = [6, 2, ['shell@1']];
  await later();
  expect(left).toBe(1);
});

it('reports once that a version of this page is blocked, however long a newer release has been known', async () => {
  const later = async () => {
    await jest.advanceTimersByTimeAsync(LEAST_MS);
    await look();
  };
  current = 4;
  await later();
  expect([left, compared]).toEqual([0, 0]);
  blocked = ['mf-auth@2'];
  await later();
  expect([left, compared]).toEqual([0, 1]);
  blocked = ['mf-auth@1', 'mf-auth@2'];
  await later();
  await later();
  expect([asked, newer, left]).toEqual([3, 1, 1]);
});
