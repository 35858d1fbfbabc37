import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Room } from './rooms.ts';

/** Below the root, ignored by git and every check: the mutated copy, and what earlier runs found out. */
const FOLDER = '.cache/mutation';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * One run of StrykerJS over one room: in a copy of its workspaces, one mutant at a time, each with the tests that
 * reach it. What is known from an earlier run and has not changed is not run again. To be asked in the root.
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
    // as files: Mocha would part a pattern at the commas within its braces
    mochaOptions: { spec: globSync([...room.tests]), 'no-config': true },
    coverageAnalysis: 'perTest',
    // a change of what runs while a module loads needs a new process each
    ignoreStatic: !isWhole,
    concurrency: 1,
    // generous, since a mutant that is only slow would count as noticed
    timeoutMS: 20_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 15,
    // no type is checked: the types go before a test runs
    disableTypeChecks: false,
    tsconfigFile: `${FOLDER}/none.json`,
    reporters: ['progress-append-only'],
    cleanTempDir: 'always',
  };
}
