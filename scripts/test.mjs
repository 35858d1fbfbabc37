import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { continueUnderNode24, projectRoot } from './bootstrap.mjs';

/*
 * `npm test`: every check and suite of the usual tier; `test:deep`, `test:long`: those; `npm test -- <name>…`: the
 * named. `npm run test:long -- <name>…` runs the named, too, and puts what came of them into the report.
 */
const args = process.argv.slice(2);
if (await continueUnderNode24(fileURLToPath(import.meta.url), args)) {
  const { runSuites, suiteNames } = await import('./suites.mjs');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const tier = ['deep', 'long'].find((each) => args.includes(`--${each}`)) ?? 'usual';
  const report = tier === 'long' ? join(projectRoot, 'docs', 'reports', 'test-long.json') : undefined;
  process.exit(await runSuites(names.length > 0 ? names : suiteNames(tier), report));
}
