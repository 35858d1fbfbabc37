import { relative } from 'node:path';
import { projectRoot } from './root.ts';
import { jest } from './jest/jest.ts';
import { leaveOutcome } from './outcome-file.ts';
import { unitRun } from './unit-run.ts';

/*
 * The task `unit` of turbo.json: the usual tests of the current workspace, or of `scripts/` in the root.
 * Writes the result to a file that turbo caches with the task.
 */
leaveOutcome('unit', await jest(unitRun(relative(projectRoot, process.cwd()) || 'scripts')));
