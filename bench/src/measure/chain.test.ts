import { expect, it } from '@jest/globals';
import type { Seen } from '../../../e2e/src/first-route/waves.ts';
import { criticalChain } from './chain.ts';

const seen = (path: string, startedAt: number, endedAt: number): Seen => ({
  url: `https://federated.test:1${path}`,
  kind: 'script',
  startedAt,
  endedAt,
  bytes: 1,
});

it('names what was waited for: of each wave what ended last', () => {
  const chain = criticalChain(
    [
      seen('/en/sign-in', 1000, 1400),
      seen('/artifacts/shell/0.1.0-abc/static/js/shell.js', 1400, 2400),
      seen('/artifacts/mf-auth/0.1.0-abc/remoteEntry.js', 1400, 1800),
      seen('/gateway/user/info', 2500, 2800),
    ],
    1000,
  );
  expect(chain).toEqual([
    { path: '/en/sign-in', startMs: 0, endMs: 400 },
    { path: 'shell: static/js/shell.js', startMs: 400, endMs: 1400 },
    { path: '/gateway/user/info', startMs: 1500, endMs: 1800 },
  ]);
});

it('leaves out what never ended, and is empty where nothing travelled', () => {
  expect(criticalChain([seen('/en/sign-in', 0, Infinity)], 0)).toEqual([]);
  expect(criticalChain([], 0)).toEqual([]);
});
