import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from './bootstrap.mjs';
import { secondLook } from './second-look.mjs';
import { run } from './suite-process.mjs';

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
/** More failing files than these are no accident of a busy machine. */
const WORTH_ANOTHER_LOOK = 4;

/**
 * Tests of the named projects. What failed is run once more, by itself: a test that then passes is not counted as
 * failed, but named as unsteady, since two cores that run a browser, a database and a build beside it fail a test by
 * chance; a mistake fails twice (docs/decisions/2026-11-22-unsteady-tests.md).
 * @returns counts, the failed with the first lines of why, the unsteady, and the figures: what tests wrote to standard
 *   output
 */
export async function jest(projects, flags = [], env = {}) {
  // what tests print is asked for only when it is to explain something
  const first = await runJest(projects, [...flags, '--silent'], env);
  const files = first.failedFiles;
  if (files.length === 0 || files.length > WORTH_ANOTHER_LOOK) return first;
  console.log(`== once more, by themselves: ${files.join(', ')}`);
  const again = await runJest(projects, [...files, '--runTestsByPath', '--maxWorkers=1'], env);
  return secondLook(first, again);
}

async function runJest(projects, flags, env) {
  const folder = mkdtempSync(join(tmpdir(), 'resort-results-'));
  const file = join(folder, 'results.json');
  const figures = [];
  const onLine = (line) => figures.push(line);
  try {
    // its own words go to standard error; on standard output tests say what they counted
    const report = ['--json', `--outputFile=${file}`, '--reporters=default'];
    // `elsewhere` runs in random order
    const extra = (process.env.JEST_FLAGS ?? '').split(' ').filter(Boolean);
    const args = [...JEST, ...flags, ...extra, ...report, '--selectProjects', ...projects];
    await run('node', args, { env, onLine }).catch(() => {});
    return { ...readResults(file), figures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const NOTHING_RAN = { passed: 0, failed: 1, skipped: 0, failures: [], unsteady: [], failedFiles: [] };

/** A suite that did not even start has no tests to count, and is a failure all the same. */
function readResults(file) {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'));
    const nothing = results.numTotalTests === 0 ? 1 : 0;
    const failedFiles = results.testResults.filter(({ status }) => status === 'failed');
    return {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites + nothing,
      skipped: results.numPendingTests + results.numTodoTests,
      failures: failedFiles.flatMap(failuresIn),
      unsteady: [],
      passedInFailedFiles: failedFiles.flatMap(testsOf('passed')).length,
      failedFiles: failedFiles.map(({ name }) => relative(projectRoot, name)),
    };
  } catch (error) {
    console.error(error);
    return NOTHING_RAN;
  }
}

const testsOf = (status) => (file) => file.assertionResults.filter((test) => test.status === status);

function failuresIn({ name, message, assertionResults }) {
  const file = relative(projectRoot, name);
  const failed = testsOf('failed')({ assertionResults });
  if (failed.length === 0) return [{ test: file, why: firstLines(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file} › ${fullName}`,
    why: firstLines(failureMessages.join('\n')),
  }));
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Enough to know the cause by, without the page that the test looked at. */
function firstLines(message) {
  const lines = message
    .replaceAll(ESCAPES, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const place = lines.find((line) => line.includes('.test.ts'));
  return [...lines.slice(0, 6), ...(place === undefined ? [] : [place])].join('\n').slice(0, 600);
}
