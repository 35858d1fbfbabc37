import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './root.ts';
import { lastLines } from './command.ts';
import { failedCheck, NOTHING, together, type Outcome, type SuiteOptions } from './suite.ts';
import { turbo, type TaskRun } from './turbo.ts';

/** In each workspace: the result of its task `unit`. */
export const OUTCOME_FILE = '.turbo/unit.json';

/** The usual tests of the filtered workspaces, one workspace per core. */
export async function unitTests(
  filters: readonly string[],
  options: SuiteOptions,
  log: string,
): Promise<Outcome> {
  const concurrency = availableParallelism();
  const runs = await turbo({ tasks: ['unit'], filters, concurrency, log, ...options });
  return together(runs.map(outcomeOf));
}

function outcomeOf({ folder, cached, log }: TaskRun): Outcome {
  const name = folder || 'scripts';
  const file = join(projectRoot, folder, OUTCOME_FILE);
  try {
    const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
    rmSync(file); // turbo restores it; an old one must not be mistaken for a later run's
    return cached ? { ...outcome, files: [], unchanged: [name] } : outcome;
  } catch {
    return log === '' && cached ? NOTHING : failedCheck(`unit ${name}`, lastLines(log, 12));
  }
}
