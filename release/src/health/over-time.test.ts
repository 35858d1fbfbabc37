import { expect, it } from '@jest/globals';
import { overTime, periodsOf } from './over-time.ts';

const candidate = { release: 2, name: 'mf-hotel@2' };
const baseline = { release: 1, name: 'mf-hotel@1' };
const NOW = Date.parse('2026-11-22T12:10:00.000Z');

function document(slots: Record<string, Record<string, number>>, earlier: Record<string, number> = {}) {
  const total = { ...earlier };
  for (const counts of Object.values(slots))
    for (const [key, count] of Object.entries(counts)) total[key] = (total[key] ?? 0) + count;
  return { schema: 'health/1' as const, channel: 'production', current: 2, total, slots };
}

it('says per half hour, and not since the beginning, what visitors of both versions met', () => {
  const told = document({
    '2026-11-22T11:00:00.000Z': { '2 share mf-hotel@2 view': 1, '2 share mf-hotel@2 crash': 1 },
    '2026-11-22T11:25:00.000Z': {
      '2 share mf-hotel@2 view': 2,
      '1 share mf-hotel@1 view': 9,
      '2 share mf-hotel@2 lcp-good': 1,
      '2 share mf-hotel@2 lcp-poor': 1,
      '2 named mf-hotel@2 view': 50,
    },
    '2026-11-22T12:05:00.000Z': {
      '2 share mf-hotel@2 view': 4,
      '1 share mf-hotel@1 inp-fair': 3,
      '1 share mf-hotel@1 view': 3,
    },
  });
  const none = { good: 0, all: 0 };
  expect(overTime(periodsOf([told], NOW), candidate, baseline)).toEqual([
    {
      at: '2026-11-22T11:30:00.000Z',
      candidate: { visits: 3, errors: 1, lcp: { good: 1, all: 2 }, inp: none },
      baseline: { visits: 9, errors: 0, lcp: none, inp: none },
    },
    {
      at: '2026-11-22T12:10:00.000Z',
      candidate: { visits: 4, errors: 0, lcp: none, inp: none },
      baseline: { visits: 3, errors: 0, lcp: none, inp: { good: 0, all: 3 } },
    },
  ]);
});

it('leaves out what happened before the kept slots, and says nothing without visits', () => {
  const told = document(
    { '2026-11-22T12:00:00.000Z': { '2 share mf-hotel@2 view': 2 } },
    { '2 share mf-hotel@2 view': 700 },
  );
  const [period, ...more] = overTime(periodsOf([told], NOW), candidate, null);
  expect([period?.candidate.visits, period?.baseline, more]).toEqual([2, null, []]);
  expect(overTime(periodsOf([told, null], NOW), { release: 2, name: 'mf-auth@1' }, null)).toEqual([]);
  expect(overTime([], candidate, baseline)).toEqual([]);
});
