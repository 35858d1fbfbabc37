import { expect, it } from '@jest/globals';
import type { Parts } from './parts.ts';
import { milestoneRows, partRows, sumRows, type Traced } from './rows.ts';

const traced = (parts: Record<string, number>, milestones: Record<string, number> = {}): Traced => {
  const toParts = (from: Record<string, number>): Parts => new Map(Object.entries(from));
  return { parts: toParts(parts), waited: 3, milestones: toParts(milestones) };
};

it('what differs most is first, and small parts are summed up with the others', () => {
  const federated = {
    'call of shell': 20,
    paint: 9,
    'compile shell': 0.5,
    other: 4,
    'idle until the data': 70,
  };
  const monolith = {
    'call of shell': 21,
    paint: 2,
    'compile page': 0.75,
    other: 4,
    'idle until the data': 70,
  };
  expect(partRows([[traced(federated)], [traced(monolith)]])).toEqual([
    { name: 'paint', values: [9, 2], difference: 7 },
    { name: 'idle until the data', values: [70, 70], difference: 0 },
    { name: 'other', values: [4.5, 4.75], difference: -0.25 },
    { name: 'call of shell', values: [20, 21], difference: -1 },
  ]);
});

it('a part is the median of all visits, also of those that do not have it', () => {
  const visits = [{ paint: 8 }, {}, { paint: 6 }, {}, {}].map((parts) => traced(parts));
  expect(partRows([visits.slice(0, 3)])[0]).toMatchObject({ name: 'paint', values: [6] });
  expect(partRows([visits])).toEqual([{ name: 'other', values: [0], difference: 0 }]);
});

it('adds up what has a part for each file, and the thread without its idle time', () => {
  const parts = { 'call of shell': 5, 'call of mf-auth/a.js': 2, paint: 1, 'idle until the data': 9 };
  const sums = sumRows([[traced(parts)]]).map(({ name, values }) => [name, values[0]]);
  expect(Object.fromEntries(sums)).toEqual({
    'the main thread': 8,
    'call of all files': 7,
    'waiting for a processor': 3,
  });
});

it('milestones are in the order of time, and one that a variant lacks has no difference', () => {
  const federated = traced({}, { 'data shown': 90, 'entry of mf-auth arrived': 50 });
  expect(milestoneRows([[federated], [traced({}, { 'data shown': 80 })]])).toEqual([
    { name: 'entry of mf-auth arrived', values: [50, null], difference: null },
    { name: 'data shown', values: [90, 80], difference: 10 },
  ]);
});
