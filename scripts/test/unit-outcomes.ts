import { WORKERS } from './jest/workers.ts';
import { takeOutcome } from './outcome-file.ts';
import { together, type Outcome, type SuiteOptions } from './suite.ts';
import { turbo } from './turbo.ts';

/** The usual tests of the filtered workspaces, one workspace per worker. */
export async function unitTests(
  filters: readonly string[],
  options: SuiteOptions,
  log: string,
): Promise<Outcome> {
  const runs = await turbo({ tasks: ['unit'], filters, concurrency: WORKERS, log, ...options });
  return together(runs.map((run) => takeOutcome('unit', run.folder || 'scripts', run)));
}
