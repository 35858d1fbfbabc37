// @ts-expect-error plain JavaScript
import { elsewhere } from '../elsewhere/elsewhere.mjs';
import { buildConsole } from '../build/build-console.ts';
// @ts-expect-error plain JavaScript
import { buildUnits } from '../build/build-units.mjs';
import { CHECKS, NAMED_CHECKS, runChecks } from './checks.ts';
import { checkCommand } from './command.ts';
import { jest } from './jest/jest.ts';
import { allInOneRun, essentialOnes, inBrowser, journeys, otherOnes } from './journeys.ts';
import {
  failedCheck,
  NOTHING,
  outcomeOfHours,
  type HourRun,
  type JestRun,
  type Outcome,
  type Suite,
  type SuiteOptions,
  type Tier,
} from './suite.ts';
import { unitTests } from './unit-outcomes.ts';
import { unitRun, unitRuns } from './unit-run.ts';
import { EVERY_CORE, LONGEST_FIRST, MORE_THAN_CORES } from './jest/workers.ts';

const SERVER = '@resort/app-server';

const suite =
  (tier: Tier) =>
  (says: string, work: Work): Suite => ({
    tier,
    says,
    ...(typeof work === 'function' ? { run: work } : work),
  });
const [usual, deep, long, part] = [suite('usual'), suite('deep'), suite('long'), suite('part')];

/** How a suite runs, and what of it Jest runs. */
type Work = Suite['run'] | Pick<Suite, 'run' | 'tests'>;

const byJest = (run: JestRun): Work => ({ tests: [run], run: () => jest(run) });

const byBrowser = (run: JestRun): Work => ({ tests: [run], run: () => inBrowser(run) });

/** Journeys of the project `deep` in one folder below `e2e/src`. */
const deepJourneys = (log: string, folder: string): Work =>
  byBrowser(journeys(log, 'deep', [`--testPathPatterns=e2e/src/${folder}/`]));

/** Server tests of the deep and the long tier in one folder below `app-server/test`. */
const server = (log: string, folder: string, env: NodeJS.ProcessEnv = {}): Work =>
  byJest({
    projects: ['server-deep'],
    flags: [MORE_THAN_CORES, `--testPathPatterns=app-server/test/${folder}/`],
    env,
    log,
  });

/** What only the long tier runs, because it needs other programs or much time. */
const LONG = ['faults', 'images', 'rolling', 'pooler', 'point-in-time'];

const notBelow = (folders: readonly string[]) =>
  `--testPathPatterns=^(?!.*app-server/test/(?:${folders.join('|')})/)`;

/** No suite may have the name of a check: the command would run the check. */
type Suites = Readonly<Record<string, Suite> & Partial<Record<(typeof NAMED_CHECKS)[number], never>>>;

/** Every suite, in order. CONTRIBUTING has the same table. */
export const SUITES: Suites = {
  checks: usual(`the static checks: ${CHECKS.join(', ')}`, (options) => runChecks(CHECKS, options)),
  build: usual('builds what is outdated', () =>
    counted('build', () => Promise.all([buildUnits(), buildConsole()])),
  ),
  sizes: usual('bytes against scripts/checks/sizes/budgets.ts', () =>
    checkCommand('sizes', 'node', ['scripts/checks/sizes/cli.ts']),
  ),
  browsers: usual('what the built scripts call, against the declared browsers', () =>
    checkCommand('browsers', 'node', ['scripts/checks/browsers/cli.ts']),
  ),
  unit: usual('screens in jsdom, and code for Node', {
    tests: unitRuns().filter(({ projects }) => !projects.includes('server')),
    run: (options) => unitTests([`!${SERVER}`], options, 'unit'),
  }),
  server: usual('the server on PostgreSQL', {
    tests: [unitRun('app-server')],
    run: (options) => unitTests([SERVER], options, 'server'),
  }),
  journeys: usual('the essential journeys in a real browser', essentialOnes),
  'node-deep': deep(
    'unit-deep, server-deep, recovery and fuzz in one run',
    byJest({
      projects: ['unit-deep', 'server-deep'],
      flags: [MORE_THAN_CORES, notBelow(LONG), LONGEST_FIRST],
      log: 'node-deep',
    }),
  ),
  'unit-deep': part(
    'command lines, generators, simulations, and the manifests of Kubernetes',
    byJest({ projects: ['unit-deep'], flags: [EVERY_CORE], log: 'unit-deep' }),
  ),
  'server-deep': part(
    'races, two processes, random operations against a model, attacks, backup',
    byJest({
      projects: ['server-deep'],
      flags: [MORE_THAN_CORES, notBelow([...LONG, 'recovery', 'fuzz'])],
      log: 'server-deep',
    }),
  ),
  recovery: part('`kill -9` of Node and PostgreSQL under load, once each', server('recovery', 'recovery')),
  fuzz: part('four requests made of the OpenAPI document for each call', server('fuzz', 'fuzz')),
  'browser-deep': deep(
    'other-journeys, gallery, languages, release, development and federation in one run',
    byBrowser(
      allInOneRun(
        'browser-deep',
        ['languages', 'release-manager', 'development', 'federation'].map((folder) => `e2e/src/${folder}/`),
      ),
    ),
  ),
  'other-journeys': part('every journey in a real browser that is not essential', byBrowser(otherOnes())),
  gallery: part(
    'every part and every screen: axe, targets, keyboard, 320 px, 200 % text',
    byBrowser(journeys('gallery', 'gallery')),
  ),
  'first-route': deep('each route: at most 180 kB of script; two waves for members, three for visitors', () =>
    checkCommand('first-route', 'node', ['e2e/src/first-route/cli.ts']),
  ),
  languages: part('the main journey in all five languages at 320 px', deepJourneys('languages', 'languages')),
  release: part('a release manager’s day in a browser', deepJourneys('release', 'release-manager')),
  development: part('hot reload inside the product', deepJourneys('development', 'development')),
  federation: part(
    'our federation runtime beside Module Federation’s, in all pairs of host and remote',
    deepJourneys('federation', 'federation'),
  ),
  'recovery-ten': long(
    '`recovery` with ten kills each',
    server('recovery-ten', 'recovery', { RECOVERY_KILLS: '10' }),
  ),
  'fuzz-fifty': long(
    'fifty requests for each call, others each time',
    server('fuzz-fifty', 'fuzz', { FUZZ_CASES: process.env['FUZZ_CASES'] ?? '50' }),
  ),
  faults: long('the database cut off, its disk full', server('faults', 'faults')),
  failures: long(
    'every remote and every group of calls by every fault',
    deepJourneys('failures', '(?:remote|call)-failure'),
  ),
  'release-bucket': long(
    'roll-out and halt over Ceph’s object gateway',
    deepJourneys('release-bucket', 'release-bucket'),
  ),
  images: long(
    'the image built and started, and a rolling replacement behind haproxy',
    server('images', '(?:images|rolling)'),
  ),
  pooler: long('web processes behind Debian’s pgBouncer in transaction mode', server('pooler', 'pooler')),
  'point-in-time': long(
    'an operator’s PostgreSQL with pgBackRest: drill, mistake, lost disk',
    server('point-in-time', 'point-in-time'),
  ),
  edge: long('the operator’s nginx configuration in front of the product', deepJourneys('edge', 'edge')),
  'twelve-edits': long(
    'twelve edits, and which of the nine units each one gives a new version',
    deepJourneys('twelve-edits', 'versions'),
  ),
  'ninth-domain': long(
    'a remote made by `new:remote` passes every check',
    deepJourneys('ninth-domain', 'ninth-domain'),
  ),
  'own-repository': long(
    'a remote in its own repository: created, checked, tested, published, pinned and opened',
    deepJourneys('own-repository', 'own-repository'),
  ),
  'two-majors': long(
    'two remotes with another major version of React, beside all others',
    deepJourneys('two-majors', 'two-majors'),
  ),
  'own-back-end': long(
    'the product without `app-server/`, with a server made of `openapi.json`',
    deepJourneys('own-back-end', 'own-back-end'),
  ),
  shifts: long(
    'each route while its files and answers arrive one by one: what is shown stays where it is',
    deepJourneys('shifts', 'shifts'),
  ),
  looks: long('the gallery in all skins and schemes', deepJourneys('looks', 'gallery')),
  elsewhere: long(
    'the usual tier at three other hours, with other fonts, order, speed, umask and place',
    async () => outcomeOfHours((await elsewhere()) as HourRun[]),
  ),
  engines: long(
    'the main journeys in WebKit and Firefox',
    byJest({ projects: ['deep'], flags: ['--testPathPatterns=e2e/src/engines/'], log: 'engines' }),
  ),
};

/** A suite, or a static check, by name. */
export function findSuite(name: string): Suite | undefined {
  if ((NAMED_CHECKS as readonly string[]).includes(name))
    return usual(`the check ${name}`, (options: SuiteOptions) => runChecks([name], options));
  return SUITES[name];
}

export const suiteNames = (tier: Tier): string[] =>
  Object.keys(SUITES).filter((name) => SUITES[name]?.tier === tier);

async function counted(name: string, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return { ...NOTHING, passed: 1 };
  } catch (error) {
    return failedCheck(name, error instanceof Error ? error.message : String(error));
  }
}
