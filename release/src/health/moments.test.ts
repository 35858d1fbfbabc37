import { expect, it } from '@jest/globals';
import type { HealthDocument } from './health-store.ts';
import { momentsOf } from './moments.ts';

const document = (total: number, slots: Record<string, number>): HealthDocument => ({
  schema: 'health/1',
  channel: 'production',
  current: 1,
  total: { view: total },
  slots: Object.fromEntries(
    Object.entries(slots).map(([at, view]) => [`2026-01-01T${at}:00.000Z`, { view }]),
  ),
});
const now = Date.UTC(2026, 0, 1, 10, 12);

it('equals the total over every stage, although the first slots were dropped', () => {
  const second = document(7, { '10:05': 3, '10:10': 4 });
  const first = document(100, { '10:00': 20, '10:05': 5 });
  const moments = momentsOf([second, first, null], now);
  expect(moments.map(({ at, counts }) => [at.slice(11, 16), ...counts.map(({ view }) => view)])).toEqual([
    ['10:05', 0, 95, undefined],
    ['10:10', 3, 100, undefined],
    ['10:12', 7, 100, undefined],
  ]);
});

it('is empty without reports', () => expect(momentsOf([null], now)).toEqual([]));
