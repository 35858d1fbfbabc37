import { relative } from 'node:path';
import { projectRoot } from './root.ts';
import { jest } from './jest/jest.ts';
import { MORE_THAN_CORES } from './jest/workers.ts';
import { leaveOutcome } from './outcome-file.ts';

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
    // the server's tests run by themselves; of the others turbo runs one workspace a core, or one alone
    ...(onPostgres
      ? [MORE_THAN_CORES]
      : [`--maxWorkers=${process.env['UNIT_WORKERS'] ?? 1}`, '--workerIdleMemoryLimit=1GB']),
  ],
  log: `unit-${folder.replaceAll('/', '-')}`,
});
leaveOutcome('unit', outcome);
