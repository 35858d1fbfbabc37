import { expect, it } from '@jest/globals';
import { deepestChain, fetchedTwice, lateFiles, type Seen } from './waves.ts';

const seen = (url: string, startedAt: number, endedAt: number, kind: Seen['kind'] = 'script'): Seen => ({
  url,
  kind,
  startedAt,
  endedAt,
  bytes: 1,
});

const waves = (all: readonly Seen[]) => deepestChain(all).length;

it('counts the longest chain, not the requests', () => {
  const page = seen('/', 0, 1, 'document');
  expect(waves([])).toBe(0);
  expect(waves([page])).toBe(1);
  expect(waves([page, seen('/a', 1, 3), seen('/b', 1.1, 2)])).toBe(2);
  expect(waves([page, seen('/a', 1, 3), seen('/b', 1.1, 2), seen('/c', 2.5, 4)])).toBe(3);
  expect(waves([page, seen('/a', 1, 3), seen('/b', 3, 4), seen('/c', 4, 5)])).toBe(4);
});

it('a request that starts before the other ends does not depend on it', () => {
  expect(waves([seen('/', 0, 1, 'document'), seen('/a', 0.9, 2)])).toBe(1);
});

it('names files that were discovered late, and duplicates', () => {
  const first = [seen('/a', 1, 2), seen('/b', 1, 1.5, 'style'), seen('/c', 1.9, 4)];
  const all = [...first, seen('/a', 2, 3), seen('/d', 2.5, 3, 'style'), seen('/call', 2, 3, 'call')];
  expect(lateFiles(first)).toEqual([]);
  expect(lateFiles(all)).toEqual(['/a', '/d']);
  expect(fetchedTwice(all)).toEqual(['/a']);
});
