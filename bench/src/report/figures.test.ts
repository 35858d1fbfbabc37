import { describe, expect, it } from '@jest/globals';
import { rotated, type Sample } from '../rounds.ts';
import type { VariantName } from '../variant-names.ts';
import { figuresOf, range, ratiosOf, spreadOf, summarize } from './figures.ts';

const sample = (variant: VariantName, data: number, bytes = 100_000, run = 0): Sample => ({
  run,
  variant,
  route: '/sign-in',
  state: 'cold',
  visit: {
    data,
    fcp: data / 2,
    lcp: data,
    cls: 0.01,
    requests: 10,
    bytes,
    bytesInAll: bytes,
    depth: 3,
    chain: [{ path: `${data}`, startMs: 0, endMs: data }],
  },
});

describe('range', () => {
  it('has the one in the middle, or what lies between the two', () => {
    expect(range([9, 1, 5])).toMatchObject({ median: 5, min: 1, max: 9 });
    expect(range([4, 1, 2, 9])).toMatchObject({ median: 3, min: 1, max: 9 });
    expect(range([7])).toEqual({ median: 7, middle: 7, min: 7, max: 7 });
  });

  it('has the mean of the middle half, without the fastest and the slowest quarter', () => {
    expect(range([9, 1, 5]).middle).toBe(5);
    expect(range([4, 1, 2, 90]).middle).toBe(3);
    expect(range([90, 1, 2, 80, 3, 8, 4, 1]).middle).toBe((2 + 3 + 4 + 8) / 4);
  });
});

it('the chain is that of the run in the middle', () => {
  const { data, runs, chain } = figuresOf([3000, 1000, 2000].map((ms) => sample('federated', ms)));
  expect([data.median, runs, chain[0]?.path]).toEqual([2000, 3, '2000']);
});

it('ratios are those of the middle of the product and the monolith, and of the defaults and the product', () => {
  const { '/sign-in': figures } = summarize([
    ...[2000, 2200, 2100, 2100].map((ms) => sample('federated', ms, 115_000)),
    ...[2000, 9000, 1900, 2000].map((ms) => sample('monolith', ms)),
    ...[4200, 4100, 4300].map((ms) => sample('defaults', ms)),
  ]);
  expect(figures).toMatchObject({
    ratioTime: 1.05,
    ratioLcp: 1.05,
    ratioBytes: 1.15,
    ratioDefaults: 2,
    ratioOrigins: null,
  });
});

it('the spread compares the two visits of each run', () => {
  const samples = [
    ...[2000, 4400, 900].map((ms, run) => sample('federated', ms, 1, run)),
    ...[2000, 4000].map((ms, run) => sample('monolith', ms, 1, run)),
  ];
  expect(spreadOf(samples)).toEqual([1, 1.1]);
  expect(spreadOf(samples.slice(0, 3))).toBeNull();
});

it('says nothing where there is nothing to compare with', () => {
  const { ratioTime, ratioDefaults } = ratiosOf({ federated: figuresOf([sample('federated', 1)]) });
  expect([ratioTime, ratioDefaults]).toEqual([null, null]);
});

it('another one goes first in each run', () => {
  expect([0, 1, 2, 3].map((run) => rotated(['a', 'b', 'c'], run).join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abc',
  ]);
});
