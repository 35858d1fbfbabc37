import type { Failure, Outcome } from './suite.ts';

/** A run of tests, with how many tests passed in the files that also had a failure: those run twice. */
export interface TestRun extends Outcome {
  readonly passedInFailedFiles: number;
}

/**
 * What a run came to once its failed files ran again by themselves. A test that passed the second time is unsteady; a
 * test that failed twice has failed.
 */
export function secondLook(first: TestRun, again: TestRun): TestRun {
  if (again.failed > 0 && again.failures.length === 0) return first; // it did not run, so it proves nothing
  const failsStill = ({ test }: Failure) =>
    again.failures.some((each) => isOf(each.test, test) || isOf(test, each.test));
  return {
    ...first,
    passed: first.passed - first.passedInFailedFiles + again.passed,
    failed: again.failed,
    failures: again.failures,
    figures: [...first.figures, ...again.figures],
    unsteady: first.failures.filter((failure) => !failsStill(failure)),
  };
}

/** The same test, or a test of a file that failed as a whole. */
const isOf = (test: string, other: string) => test === other || test.startsWith(`${other} › `);
