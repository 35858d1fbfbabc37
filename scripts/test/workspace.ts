import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './root.ts';
import { runChecks } from './checks.ts';
import { checkCommand } from './command.ts';
import { together, type Outcome, type SuiteOptions } from './suite.ts';
import { runSteps } from './run-suites.ts';
import { unitTests } from './unit-outcomes.ts';

/** `npm test -w @resort/mf-hotel`: what a team needs to know about its own workspace, in under a minute. */
export async function testWorkspace(folder: string, options: SuiteOptions): Promise<number> {
  const { name } = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as {
    name: string;
  };
  process.env['UNIT_WORKERS'] = String(availableParallelism());
  return runSteps(
    {
      'types, lint, boundaries, format, texts': (given) => checksOf(folder, given),
      unit: (given) => unitTests([name], given, 'unit'),
    },
    options,
  );
}

/** The checks of one folder's files; those of all folders take ten times as long. */
async function checksOf(folder: string, options: SuiteOptions): Promise<Outcome> {
  const lint = ['--type-aware', '--type-check', '--deny-warnings', folder];
  const format = ['--check', '--log-level=warn', folder];
  const outcomes = await Promise.all([
    checkCommand('types, lint', 'oxlint', lint),
    checkCommand('boundaries', 'depcruise', ['--output-type', 'err-long', folder]),
    checkCommand('format', 'prettier', format),
    runChecks(['texts'], options),
  ]);
  return together(outcomes);
}
