import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { folderInMemory } from '@resort/shared/testing/memory';
import { projectRoot } from '../root.ts';
import { lastLines, runCommand } from '../command.ts';
import { secondLook, type TestRun } from './second-look.ts';
import { NOTHING, type Failure, type JestRun, type Outcome } from '../suite.ts';

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
/** More failing files are no accident of a busy machine. */
const WORTH_ANOTHER_LOOK = 4;

/** The part of a file's result in jest's JSON report that is used. */
interface FileResult {
  readonly name: string;
  readonly message: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** Arguments of Node. */
export const jestArguments = ({ projects, flags = [] }: Pick<JestRun, 'projects' | 'flags'>): string[] => [
  ...JEST,
  ...flags,
  '--selectProjects',
  ...projects,
];

export const logFile = (name: string) => join(projectRoot, '.cache/logs', `${name}.log`);

/**
 * Runs tests. Failed files run once more, alone: a test that then passes is reported as unsteady and does not
 * count as failed (docs/decisions/2026-11-22-unsteady-tests.md).
 */
export async function jest({ projects, flags = [], env = {}, log }: JestRun): Promise<Outcome> {
  const file = logFile(log);
  rmSync(file, { force: true });
  // output of tests is only needed to explain a failure
  const first = await runJest(projects, [...flags, '--silent'], env, file);
  const failed = first.failedFiles;
  if (failed.length === 0 || failed.length > WORTH_ANOTHER_LOOK) return first;
  const names = flags.filter((flag) => flag.startsWith('--testNamePattern='));
  const again = await runJest(
    projects,
    [...failed, '--runTestsByPath', '--maxWorkers=1', ...names],
    env,
    file,
  );
  return secondLook(first, again);
}

interface Ran extends TestRun {
  readonly failedFiles: readonly string[];
}

async function runJest(
  projects: readonly string[],
  flags: readonly string[],
  env: NodeJS.ProcessEnv,
  log: string,
): Promise<Ran> {
  // what tests write need not reach a disk: in memory the registry's tests take a fifth less time
  const folder = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'resort-tests-'));
  chmodSync(folder, 0o755); // as root, a database runs as another user, who needs access
  const results = join(folder, 'results.json');
  const figures: string[] = [];
  mkdirSync(dirname(log), { recursive: true });
  try {
    const report = ['--json', `--outputFile=${results}`];
    const reporters = [
      '--reporters=default',
      '--reporters=<rootDir>/scripts/test/jest/progress-reporter.mjs',
    ];
    // `elsewhere` runs in random order
    const extra = (process.env['JEST_FLAGS'] ?? '').split(' ').filter(Boolean);
    const args = jestArguments({ projects, flags: [...flags, ...extra, ...report, ...reporters] });
    const onLine = (line: string) => figures.push(line);
    const { output } = await runCommand('node', args, {
      env: { ...env, TMPDIR: folder },
      logFile: log,
      onLine,
    });
    return { ...readResults(results, output), figures };
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 10 });
  }
}

/** A run that did not start has no tests, and counts as a failure. */
function readResults(file: string, output: string): Ran {
  const results = parse(file);
  if (results === undefined) {
    const why = lastLines(output, 12);
    return {
      ...NOTHING,
      failed: 1,
      failures: [{ test: 'jest', why }],
      passedInFailedFiles: 0,
      failedFiles: [],
    };
  }
  const nothing = results.numTotalTests === 0 ? 1 : 0;
  const failedFiles = results.testResults.filter(({ status }) => status === 'failed');
  return {
    ...NOTHING,
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites + nothing,
    skipped: results.numPendingTests + results.numTodoTests,
    failures: nothing ? [{ test: 'jest', why: 'found no test' }] : failedFiles.flatMap(failuresIn),
    files: results.testResults.map((each) => ({
      file: relative(projectRoot, each.name),
      seconds: (each.endTime - each.startTime) / 1000,
    })),
    passedInFailedFiles: failedFiles.flatMap(testsOf('passed')).length,
    failedFiles: failedFiles.map(({ name }) => relative(projectRoot, name)),
  };
}

interface Results {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly FileResult[];
}

function parse(file: string): Results | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results;
  } catch {
    return undefined;
  }
}

const testsOf =
  (status: string) =>
  (file: Pick<FileResult, 'assertionResults'>): FileResult['assertionResults'] =>
    file.assertionResults.filter((test) => test.status === status);

function failuresIn({ name, message, assertionResults }: FileResult): Failure[] {
  const file = relative(projectRoot, name);
  const failed = testsOf('failed')({ assertionResults });
  if (failed.length === 0) return [{ test: file, why: firstLines(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file} › ${fullName}`,
    why: firstLines(failureMessages.join('\n')),
  }));
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Enough to see the cause, without the HTML of the tested page. */
function firstLines(message: string): string {
  const lines = message
    .replaceAll(ESCAPES, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const place = lines.find((line) => line.includes('.test.ts'));
  return [...lines.slice(0, 6), ...(place === undefined ? [] : [place])].join('\n').slice(0, 600);
}
