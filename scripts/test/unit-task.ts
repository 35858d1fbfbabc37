import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from './root.ts';
import { jest } from './jest.ts';
import { OUTCOME_FILE } from './unit-outcomes.ts';

/*
 * The task `unit` of turbo.json: the usual tests of the current workspace, or of `scripts/` in the root.
 * Writes the result to a file that turbo caches with the task.
 */
const folder = relative(projectRoot, process.cwd()) || 'scripts';
const onPostgres = folder === 'app-server';
const outcome = await jest({
  projects: onPostgres ? ['server'] : ['browser', 'node'],
  flags: [
    `--testPathPatterns=^${projectRoot}${folder}/(?!console/)`,
    // the server's tests run alone; of the others turbo runs one workspace per core
    ...(onPostgres ? ['--maxWorkers=100%'] : ['--maxWorkers=1', '--workerIdleMemoryLimit=1GB']),
  ],
  log: `unit-${folder.replaceAll('/', '-')}`,
});
const file = join(process.cwd(), OUTCOME_FILE);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(outcome));
process.exitCode = outcome.failed === 0 ? 0 : 1;
