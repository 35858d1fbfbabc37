import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './root.ts';
import type { JestRun } from './suite.ts';
import { MORE_THAN_CORES } from './jest/workers.ts';

/** The usual tests of a workspace, or of `scripts`. */
export function unitRun(folder: string): JestRun {
  const onPostgres = folder === 'app-server';
  return {
    projects: onPostgres ? ['server'] : ['browser', 'node'],
    flags: [
      `--testPathPatterns=^${projectRoot}${folder}/(?!console/)`,
      // the server's tests run by themselves; of the others turbo runs several workspaces at once, or one alone
      ...(onPostgres
        ? [MORE_THAN_CORES]
        : [`--maxWorkers=${process.env['UNIT_WORKERS'] ?? 1}`, '--workerIdleMemoryLimit=1GB']),
    ],
    log: `unit-${folder.replaceAll('/', '-')}`,
  };
}

/** What turbo's task `unit` runs: each workspace that has this script, and `scripts`. */
export const unitRuns = (): JestRun[] =>
  ['scripts', ...manifest('package.json').workspaces.flatMap(foldersWithTask)].map(unitRun);

const foldersWithTask = (pattern: string) =>
  globSync(`${pattern}/package.json`, { cwd: projectRoot })
    .filter((file) => 'unit' in manifest(file).scripts)
    .map(dirname);

interface Manifest {
  readonly workspaces: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
}

const manifest = (file: string) =>
  ({ scripts: {}, ...JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) }) as Manifest;
