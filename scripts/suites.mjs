import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { buildConsole } from './build-console.ts';
import { buildUnits, unitFolders } from './build-units.mjs';
import { jest } from './jest-suite.mjs';
import { EndedBadly, run } from './suite-process.mjs';
import { findBrowser } from '../e2e/browser.mjs';

/** Jest's own default leaves one idle, which is half of a small machine. */
const EVERY_CORE = ['--maxWorkers=100%'];
const SOURCES = ['shared', ...unitFolders(), 'app-server', 'release', 'e2e', 'bench', 'scripts'];

/** Each program is killed three times, in its long form ten times. */
const RECOVERY = ['--testPathPatterns=app-server/src/recovery/'];

/** Too long for `npm test`: `npm run test:deep` runs these, and CI both. */
const deep = (run) => Object.assign(run, { tier: 'deep' });
/** Too long for CI: `npm run test:long` runs these, by hand before a release of the whole, and stores its report. */
const long = (run) => Object.assign(run, { tier: 'long' });

/** What `npm test` runs, in this order: the cheap ones first, so that a mistake shows early. A check counts as one test. */
const SUITES = {
  types: () => check('tsc', ['--project', '.']),
  lint: () => check('oxlint', ['--type-aware', '--deny-warnings', ...SOURCES]),
  format: () => check('prettier', ['--check', '--log-level=warn', '.']),
  boundaries: () => check('depcruise', ['--output-type', 'err-long', ...SOURCES]),
  unused: () => check('knip', ['--no-progress', '--no-config-hints']),
  versions: () => check('sherif', ['--fail-on-warnings']),
  texts: () => check('node', ['scripts/checks/texts/cli.ts']),
  openapi: () => check('node', ['app-server/src/cli/openapi.ts', '--check']),
  build: () => counted(() => Promise.all([buildUnits(), buildConsole()])),
  sizes: () => check('node', ['scripts/checks/sizes/cli.ts']),
  browsers: () => check('node', ['scripts/checks/browsers/cli.ts']),
  unit: () => jest(['browser', 'node'], EVERY_CORE),
  server: () => jest(['server'], EVERY_CORE),
  journeys: () => journeys('e2e'),
  gallery: () => journeys('gallery'),
  'first-route': () => check('node', ['e2e/src/first-route/cli.ts']),
  recovery: deep(() => jest(['deep'], RECOVERY)),
  'recovery-ten': long(() => jest(['deep'], RECOVERY, { RECOVERY_KILLS: '10' })),
  money: deep(() => jest(['deep'], ['--testPathPatterns=app-server/src/core/'])),
  load: deep(() => jest(['deep'], ['--testPathPatterns=app-server/src/load/'])),
  fuzz: long(() => jest(['deep'], ['--testPathPatterns=app-server/src/fuzz/'])),
  failures: long(() => journeys('deep', '(?:e2e/src/(?:remote|call)-failure|app-server/src/faults)/')),
  languages: deep(() => journeys('deep', 'e2e/src/languages/')),
  release: deep(() => journeys('deep', 'e2e/src/release-manager/')),
  'release-bucket': long(() => journeys('deep', 'e2e/src/release-bucket/')),
  'ninth-domain': long(() => journeys('deep', 'e2e/src/ninth-domain/')),
  looks: long(() => journeys('deep', 'e2e/src/gallery/')),
  development: deep(() => journeys('deep', 'e2e/src/development/')),
  engines: long(() => jest(['deep'], ['--testPathPatterns=e2e/src/engines/'])),
};

/** The suites of a tier: `usual` is what `npm test` runs. */
export function suiteNames(tier) {
  return Object.keys(SUITES).filter((name) => (SUITES[name].tier ?? 'usual') === tier);
}

/** Runs the named suites, and stores what came of them where `reportFile` is given; gives the process's exit code. */
export async function runSuites(names, reportFile) {
  const unknown = names.filter((name) => !(name in SUITES));
  if (unknown.length > 0) {
    console.error(`unknown: ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`);
    return 2;
  }
  const total = { passed: 0, failed: 0, skipped: 0 };
  const report = {};
  /** @type {import('./second-look.mjs').Failure[]} */
  const failures = [];
  /** @type {import('./second-look.mjs').Failure[]} */
  const unsteady = [];
  for (const name of names) {
    const started = performance.now();
    const result = await SUITES[name]();
    for (const key of Object.keys(total)) total[key] += result[key];
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { passed, failed, skipped } = result;
    report[name] = { passed, failed, skipped, seconds: Number(seconds) };
    if (result.figures?.length > 0) report[name].figures = result.figures;
    if (result.unsteady?.length > 0) report[name].unsteady = result.unsteady.map(({ test }) => test);
    failures.push(...(result.failures ?? []));
    if (result.failed > 0 && !result.failures?.length) failures.push({ test: name, why: 'said above' });
    unsteady.push(...(result.unsteady ?? []));
    console.log(`== ${name}: ${result.failed === 0 ? 'fine' : 'FAILED'} (${seconds} s)`);
  }
  if (reportFile !== undefined) await writeReport(reportFile, report);
  // last, where whoever reads only the end of a long log finds them
  for (const { test, why } of unsteady) console.log(`UNSTEADY (passed alone) ${test}\n${why}`);
  for (const { test, why } of failures) console.log(`FAILED ${test}\n${why}`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
}

/** Each suite's latest run stands in the report, with when and where it was; those not named now stay as they were. */
async function writeReport(file, suites) {
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  mkdirSync(dirname(file), { recursive: true });
  const date = new Date().toISOString();
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  const now = Object.entries(suites).map(([name, result]) => [name, { date, machine, ...result }]);
  const report = { ...earlier, ...Object.fromEntries(now) };
  // the report is committed, and `format` checks what is
  writeFileSync(
    file,
    await format(JSON.stringify(report), { ...(await resolveConfig(file)), parser: 'json' }),
  );
  console.log(`report: ${file}`);
}

/** Journeys in a real browser, two files at a time, each with a product of its own; all, or those below a folder. */
async function journeys(project, folder = 'e2e/src/') {
  const browser = await findBrowser().catch((error) => {
    console.error(`no browser: ${error.message}. Set CHROMIUM_PATH, or install Chromium.`);
    return null;
  });
  if (browser === null) return { passed: 0, failed: 1, skipped: 0 };
  console.log(`browser: ${browser.executablePath} (${browser.source})`);
  return jest([project], ['--maxWorkers=2', `--testPathPatterns=${folder}`]);
}

const counted = async (work) => {
  try {
    await work();
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    if (!(error instanceof EndedBadly)) console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

const check = (command, args) => counted(() => run(command, args));
