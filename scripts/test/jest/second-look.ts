import type { Failure, Outcome } from '../suite.ts';

/** A run of tests, with the number of tests that passed in files with failures: those run twice. */
export interface TestRun extends Outcome {
  readonly passedInFailedFiles: number;
}

/**
 * The result after failed files ran again alone. A test that passed the second time is unsteady; a test that
 * failed twice has failed.
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
