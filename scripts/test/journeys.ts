// @ts-expect-error plain JavaScript, shared with scripts that run before anything is installed
import { browserLine, findTestBrowser } from '../../e2e/browser.mjs';
// @ts-expect-error plain JavaScript
import { otherJourneys } from '../../e2e/essential.mjs';
import { jest } from './jest/jest.ts';
import { takeOutcome } from './outcome-file.ts';
import { failedCheck, together, type JestRun, type Outcome, type SuiteOptions } from './suite.ts';
import { turbo } from './turbo.ts';
import { LONGEST_FIRST, MORE_THAN_CORES } from './jest/workers.ts';

/** Journeys in a real browser: a whole project of jest.config.mjs, or what the flags select. */
export const journeys = (log: string, project: string, flags: readonly string[] = []): JestRun => ({
  projects: [project],
  flags: [MORE_THAN_CORES, ...flags],
  log,
});

/** Every journey that `essentialOnes` leaves out. */
export const otherOnes = (): JestRun => journeys('other-journeys', 'e2e', otherJourneys());

/**
 * Every journey that is not essential, the gallery, and the deep tests of these folders, in one run: while the longest
 * file runs the other workers have something to do, and the product's data are prepared once.
 */
export const allInOneRun = (log: string, folders: readonly string[]): JestRun => ({
  projects: ['e2e', 'gallery', 'deep'],
  flags: [
    MORE_THAN_CORES,
    ...otherJourneys(),
    '--testPathPatterns=^(?!.*[.]deep[.]test)',
    ...folders.map((folder) => `--testPathPatterns=${folder}`),
    LONGEST_FIRST,
  ],
  log,
});

/** Runs what needs a browser, and says which one it is. */
export const inBrowser = (run: JestRun): Promise<Outcome> => withBrowser(run.log, () => jest(run));

/** The essential journeys, unless nothing has changed since they passed in the same browser. */
export const essentialOnes = (options: SuiteOptions): Promise<Outcome> =>
  withBrowser('journeys', async (browser) => {
    process.env['TEST_BROWSER'] = browser; // turbo counts it among what the task depends on
    const runs = await turbo({ tasks: ['//#journeys'], log: 'journeys', ...options });
    return together(runs.map((run) => takeOutcome('journeys', 'the essential journeys', run)));
  });

async function withBrowser(log: string, run: (browser: string) => Promise<Outcome>): Promise<Outcome> {
  const browser = await findTestBrowser().catch((error: Error) => error);
  if (browser instanceof Error)
    return failedCheck(log, `no browser: ${browser.message}. Set CHROMIUM_PATH, or install Chromium.`);
  const line = browserLine(browser);
  console.log(line);
  return run(line);
}
