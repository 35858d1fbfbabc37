import { lastLines } from './command.ts';
import { failedCheck, NOTHING, together, type Outcome, type SuiteOptions } from './suite.ts';
import { turbo, type TaskRun } from './turbo.ts';

/** The static checks: each is a script `check:…` of the root's package.json and a task of turbo.json. */
export const CHECKS = ['lint', 'format', 'boundaries', 'unused', 'versions', 'texts', 'openapi'] as const;

/** What can be called by name: `types` is the part of `lint` that TypeScript alone finds. */
export const NAMED_CHECKS = ['types', ...CHECKS] as const;

/** Runs the named checks, two at a time; each counts as one test. */
export async function runChecks(names: readonly string[], { force, since }: SuiteOptions): Promise<Outcome> {
  const tasks = names.map((name) => `//#check:${name}`);
  const runs = await turbo({
    tasks,
    concurrency: 2,
    force,
    since,
    log: names.length === 1 ? `${names[0]}` : 'checks',
  });
  return together(runs.map(outcomeOf));
}

function outcomeOf({ task, cached, seconds, ok, log }: TaskRun): Outcome {
  const name = task.replace(/^.*check:/, '');
  if (!ok) return failedCheck(name, lastLines(log));
  return {
    ...NOTHING,
    passed: 1,
    files: cached ? [] : [{ file: name, seconds }],
    unchanged: cached ? [name] : [],
  };
}
