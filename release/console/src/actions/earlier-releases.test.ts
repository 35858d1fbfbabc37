import { expect, it } from '@jest/globals';
import type { ChannelStatus, HistoryEntry, PinChange } from '@resort/release/client';
import { earlierReleases } from './earlier-releases.ts';

const entry = (number: number, changes: PinChange[], isForSome = false): HistoryEntry => ({
  number,
  at: '2026-01-01T00:00:00.000Z',
  by: 'manager',
  reason: '',
  changes,
  rollout: isForSome ? { salt: 's', basisPoints: 1_000, baseline: 2, cohorts: [] } : null,
  approvals: [],
});
const auth = (from: string | null, to: string): PinChange[] => [{ unit: 'mf-auth', from, to }];

it('goes back to what was other, past what was halted and what was the same', () => {
  const history = [
    entry(4, auth('3', '2')),
    entry(3, auth('2', '3'), true),
    entry(2, auth('1', '2')),
    entry(1, auth(null, '1')),
  ];
  const status = { pins: { 'mf-auth': '2' }, history } as unknown as ChannelStatus;
  expect(earlierReleases(status).map(({ number, isOther }) => [number, isOther])).toEqual([
    [2, false],
    [1, true],
  ]);
});
