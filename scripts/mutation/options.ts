import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Room } from './rooms.ts';

/** Below the root, ignored by git and every check: the mutated copy, and earlier results. */
const FOLDER = '.cache/mutation';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * One run of StrykerJS over one room: in a copy of its workspaces, one mutant at a time, each with the tests
 * that cover it. Unchanged results of an earlier run are reused. Call it in the root.
 */
export function strykerOptions(
  name: string,
  room: Room,
  { isWhole, mochaRunner }: { isWhole: boolean; mochaRunner: string },
): object {
  const folders = new Set([...room.mutate, ...room.tests].map((path) => path.replace('!', '').split('/')[0]));
  return {
    mutate: [...room.mutate],
    ignorePatterns: [
      '/*',
      '!/package.json',
      ...[...folders].map((folder) => `!/${folder}`),
      'dist',
      '.turbo',
    ],
    tempDirName: FOLDER,
    incremental: true,
    incrementalFile: `${FOLDER}/${name}${isWhole ? '-whole' : ''}.json`,
    plugins: [mochaRunner],
    testRunner: 'mocha',
    testRunnerNodeArgs: ['--disable-warning=ExperimentalWarning', `--import=${beside('mocha/register.mjs')}`],
    // as files: Mocha would split a pattern at commas in braces
    mochaOptions: { spec: globSync([...room.tests]), 'no-config': true },
    coverageAnalysis: 'perTest',
    // a mutant in code that runs while a module loads needs a new process
    ignoreStatic: !isWhole,
    concurrency: 1,
    // generous, because a mutant that is only slow would count as killed
    timeoutMS: 20_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 15,
    // types are stripped, not checked
    disableTypeChecks: false,
    tsconfigFile: `${FOLDER}/none.json`,
    reporters: ['progress-append-only'],
    cleanTempDir: 'always',
  };
}
