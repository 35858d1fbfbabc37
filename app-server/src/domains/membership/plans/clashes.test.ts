import { describe, expect, it } from '@jest/globals';
import { clashesOf, type Timed } from './clashes.ts';

const timed = (id: string, start: string, end: string): Timed => ({
  id,
  kind: 'DINING',
  property: { code: 'sjm' },
  from: '2026-12-11',
  to: null,
  span: { start: `2026-12-11T${start}:00+08:00`, end: `2026-12-11T${end}:00+08:00` },
});
const stay = (id: string, hotel: string, from: string, to: string): Timed => ({
  id,
  kind: 'ROOM',
  property: { code: hotel },
  from,
  to,
  span: null,
});
const clashes = (...plans: Timed[]) => Object.fromEntries(clashesOf(plans));

describe('plans that need the member in two places at once', () => {
  it('are those whose times overlap, each with the other', () => {
    expect(clashes(timed('a', '19:00', '21:00'), timed('b', '20:30', '22:30'))).toEqual({
      a: ['b'],
      b: ['a'],
    });
  });

  it('are not those that follow each other at once', () => {
    expect(clashes(timed('a', '19:00', '20:30'), timed('b', '20:30', '22:30'))).toEqual({ a: [], b: [] });
  });

  it.each([
    ['different hotels, a night in common', stay('b', 'glp', '2026-12-12', '2026-12-14'), ['b']],
    ['different hotels, one after the other', stay('b', 'glp', '2026-12-13', '2026-12-14'), []],
    ['two rooms at one hotel', stay('b', 'sjm', '2026-12-11', '2026-12-13'), []],
    ['a table during the stay', timed('b', '19:00', '21:00'), []],
  ])('stays: %s', (_case, other, expected) => {
    expect(clashes(stay('a', 'sjm', '2026-12-11', '2026-12-13'), other)['a']).toEqual(expected);
  });
});
