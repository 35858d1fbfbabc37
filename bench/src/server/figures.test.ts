import { expect, it } from '@jest/globals';
import { figuresOf, growthPerMinute } from './figures.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);
const stretch = (count: number, seconds: number) => ({
  times: upTo(count),
  errors: { '200 10010': 1 },
  seconds,
  cpuMicros: count * 500,
  statements: { all: count * 3, writes: count },
});

it('takes the stretch in the middle, the times of all, and what each request cost', () => {
  expect(figuresOf([stretch(100, 1), stretch(100, 2), stretch(100, 10)])).toEqual({
    perSecond: 50,
    p50: 50,
    p95: 95,
    p99: 99,
    cpuMicrosEach: 500,
    statementsEach: 3,
    writesEach: 1,
    answered: 300,
    errors: { '200 10010': 3 },
  });
});

it('tells by how much a process grows', () => {
  const samples = upTo(10).map((n) => ({ second: n * 30, rss: 1000 + n * 50, heapUsed: 7 + (n % 2) }));
  expect(growthPerMinute(samples, 'rss')).toBe(100);
  expect(Math.abs(growthPerMinute(samples, 'heapUsed'))).toBeLessThanOrEqual(1);
  expect(growthPerMinute(samples.slice(0, 1), 'rss')).toBe(0);
});
