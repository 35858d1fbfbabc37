import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './root.ts';
import { runChecks } from './checks.ts';
import { checkCommand } from './command.ts';
import type { SuiteOptions } from './suite.ts';
import { runSteps } from './run-suites.ts';
import { unitTests } from './unit-outcomes.ts';

/** `npm test -w @resort/mf-hotel`: what a team needs to know about its own workspace, in under a minute. */
export async function testWorkspace(folder: string, options: SuiteOptions): Promise<number> {
  const { name } = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as {
    name: string;
  };
  return runSteps(
    {
      'types, texts, boundaries': () => runChecks(['types', 'texts', 'boundaries'], options),
      lint: () => checkCommand('lint', 'oxlint', ['--type-aware', '--deny-warnings', folder]),
      format: () => checkCommand('format', 'prettier', ['--check', '--log-level=warn', folder]),
      unit: () => unitTests([name], options, 'unit'),
    },
    options,
  );
}
