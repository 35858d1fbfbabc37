import { expect, it } from '@jest/globals';
import { figuresOf, summarize } from './figures.ts';
import { plotOf } from './plot.ts';
import type { Sample } from '../rounds.ts';

const sample = (variant: Sample['variant'], route: string, data: number): Sample => ({
  run: 0,
  variant,
  route,
  state: 'cold',
  visit: { data, fcp: 1, lcp: 1, cls: 0, requests: 1, bytes: 1, bytesInAll: 1, depth: 1, chain: [] },
});

const drawn = plotOf(
  summarize([sample('federated', '/sign-in', 2000), sample('monolith', '/sign-in', 4000)]),
  1,
);

it('a bar is as long as its middle is beside the others', () => {
  const width = (name: string) =>
    Number(new RegExp(`class="${name}"[^>]* width="([\\d.]+)"`).exec(drawn)?.[1]);
  expect(width('monolith') / width('federated')).toBeCloseTo(2);
  expect(figuresOf([sample('federated', '/', 1)]).runs).toBe(1);
});

it('says in words what it shows', () => {
  expect(drawn).toMatch(/role="img" aria-labelledby="title description"/);
  expect(drawn).toContain('/sign-in: federated 2.00 s, monolith 4.00 s.</desc>');
});

it('no name can end an element', () => {
  const meddled = plotOf(summarize([sample('federated', '/<script>', 1)]), 1);
  expect(meddled).not.toContain('<script>');
});
