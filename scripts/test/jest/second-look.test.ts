import { describe, expect, it } from '@jest/globals';
import { secondLook } from './second-look.ts';

interface Run {
  passed: number;
  failed: string[];
  passedInFailedFiles?: number;
}

const ran = ({ passed, failed, passedInFailedFiles = 0 }: Run) => ({
  passed,
  failed: failed.length,
  skipped: 0,
  failures: failed.map((test) => ({ test, why: `why ${test}` })),
  unsteady: [],
  files: [],
  unchanged: [],
  figures: [`${passed} passed`],
  passedInFailedFiles,
});
const outcome = (first: Run, again: Run) => {
  const { passed, failed, failures, unsteady } = secondLook(ran(first), ran(again));
  return { passed, failed, failures: failures.map(nameOf), unsteady: unsteady.map(nameOf) };
};
const nameOf = ({ test }: { test: string }) => test;

describe('the second run of failed files', () => {
  it('reports tests that fail twice as failed, and tests that pass alone as unsteady; counts no test twice', () => {
    const first = { passed: 10, failed: ['a › one', 'a › two'], passedInFailedFiles: 3 };
    expect(outcome(first, { passed: 4, failed: ['a › two'] })).toEqual({
      passed: 11,
      failed: 1,
      failures: ['a › two'],
      unsteady: ['a › one'],
    });
  });

  it('excuses none if a file could not start the second time', () => {
    const first = { passed: 10, failed: ['a › one', 'ab › one'] };
    expect(outcome(first, { passed: 1, failed: ['a'] })).toMatchObject({
      failures: ['a'],
      unsteady: ['ab › one'],
    });
  });

  it('uses the second results of a file that could not start the first time', () => {
    const first = { passed: 10, failed: ['a'] };
    expect(outcome(first, { passed: 2, failed: ['a › one'] })).toMatchObject({ unsteady: [] });
    expect(outcome(first, { passed: 3, failed: [] })).toMatchObject({ failed: 0, unsteady: ['a'] });
  });

  it('counts what failed only the second time', () => {
    const first = { passed: 10, failed: ['a › one'], passedInFailedFiles: 1 };
    expect(outcome(first, { passed: 1, failed: ['a › two'] })).toEqual({
      passed: 10,
      failed: 1,
      failures: ['a › two'],
      unsteady: ['a › one'],
    });
  });

  it('excuses nothing if nothing ran', () => {
    const first = ran({ passed: 10, failed: ['a › one'] });
    expect(secondLook(first, { ...ran({ passed: 0, failed: [] }), failed: 1 })).toBe(first);
  });

  it('keeps the figures of both', () => {
    const { figures } = secondLook(ran({ passed: 2, failed: ['a › one'] }), ran({ passed: 1, failed: [] }));
    expect(figures).toEqual(['2 passed', '1 passed']);
  });
});
