/** @typedef {{ test: string, why: string }} Failure file and name of a test, and the first lines of what it said */

/**
 * What a run came to once its failed files ran again by themselves: what passed then is unsteady, not failed; what
 * failed twice is failed.
 * @param first counts of all tests, with `passedInFailedFiles`: those that ran twice
 * @param again the same of the failed files alone
 */
export function secondLook(first, again) {
  if (again.failed > 0 && again.failures.length === 0) return first; // it did not run, so it says nothing of chance
  const failsStill = ({ test }) =>
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

/** The same, or a test of the file that could not even start, which fails as a whole. */
const isOf = (test, other) => test === other || test.startsWith(`${other} › `);
