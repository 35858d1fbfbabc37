import { availableParallelism } from 'node:os';
import { takeOutcome } from './outcome-file.ts';
import { together, type Outcome, type SuiteOptions } from './suite.ts';
import { turbo } from './turbo.ts';

/** The usual tests of the filtered workspaces, one workspace per core. */
export async function unitTests(
  filters: readonly string[],
  options: SuiteOptions,
  log: string,
): Promise<Outcome> {
  const concurrency = availableParallelism();
  const runs = await turbo({ tasks: ['unit'], filters, concurrency, log, ...options });
  return together(runs.map((run) => takeOutcome('unit', run.folder || 'scripts', run)));
}
