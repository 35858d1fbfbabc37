// @ts-expect-error plain JavaScript
import { elsewhere } from '../elsewhere/elsewhere.mjs';
import { buildConsole } from '../build/build-console.ts';
// @ts-expect-error plain JavaScript
import { buildUnits } from '../build/build-units.mjs';
import { CHECKS, NAMED_CHECKS, runChecks } from './checks.ts';
import { checkCommand } from './command.ts';
import { jest } from './jest.ts';
import { allInOneRun, essentialOnes, journeys, otherOnes } from './journeys.ts';
import {
  failedCheck,
  NOTHING,
  outcomeOfHours,
  type HourRun,
  type Outcome,
  type Suite,
  type SuiteOptions,
  type Tier,
} from './suite.ts';
import { unitTests } from './unit-outcomes.ts';
import { EVERY_CORE, MORE_THAN_CORES } from './workers.ts';

const SERVER = '@resort/app-server';

const usual = (says: string, run: Suite['run']): Suite => ({ tier: 'usual', says, run });
const deep = (says: string, run: Suite['run']): Suite => ({ tier: 'deep', says, run });
const long = (says: string, run: Suite['run']): Suite => ({ tier: 'long', says, run });
const part = (says: string, run: Suite['run']): Suite => ({ tier: 'part', says, run });

/** Server tests of the deep tier, by their folders below `app-server/src` and `app-server/test`. */
const server = (log: string, folders: string, env: NodeJS.ProcessEnv = {}) =>
  jest({
    projects: ['server-deep'],
    flags: [MORE_THAN_CORES, `--testPathPatterns=app-server/(?:src|test)/${folders}/`],
    env,
    log,
  });

/** Every suite, in order. CONTRIBUTING has the same table. */
export const SUITES: Readonly<Record<string, Suite>> = {
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
  unit: usual('screens in jsdom, and code for Node', (options) => unitTests([`!${SERVER}`], options, 'unit')),
  server: usual('the server on PostgreSQL', (options) => unitTests([SERVER], options, 'server')),
  journeys: usual('the essential journeys in a real browser', essentialOnes),
  'unit-deep': deep('command lines, generators, simulations, and the manifests of Kubernetes', () =>
    jest({ projects: ['unit-deep'], flags: [EVERY_CORE], log: 'unit-deep' }),
  ),
  'server-deep': deep('races, two processes, random operations against a model, attacks, backup', () =>
    server('server-deep', '(?:backup|cli|core|domains|foreign-ids|load|platform|security)'),
  ),
  recovery: deep('`kill -9` of Node and PostgreSQL under load, three times each', () =>
    server('recovery', 'recovery'),
  ),
  fuzz: deep('four requests made of the OpenAPI document for each call', () => server('fuzz', 'fuzz')),
  'browser-deep': deep('other-journeys, gallery, languages, shifts, release and development in one run', () =>
    allInOneRun(
      'browser-deep',
      ['languages', 'shifts', 'release-manager', 'development'].map((folder) => `e2e/src/${folder}/`),
    ),
  ),
  'other-journeys': part('every journey in a real browser that is not essential', otherOnes),
  gallery: part('every part and every screen: axe, targets, keyboard, 320 px, 200 % text', () =>
    journeys('gallery', 'gallery'),
  ),
  'first-route': deep('200 kB of script and three waves at most on each route', () =>
    checkCommand('first-route', 'node', ['e2e/src/first-route/cli.ts']),
  ),
  languages: part('the main journey in all five languages at 320 px', () =>
    journeys('languages', 'deep', below('e2e/src/languages/')),
  ),
  shifts: part('each route on a line that is held back: what is shown stays where it is', () =>
    journeys('shifts', 'deep', below('e2e/src/shifts/')),
  ),
  release: part('a release manager’s day in a browser', () =>
    journeys('release', 'deep', below('e2e/src/release-manager/')),
  ),
  development: part('hot reload inside the product', () =>
    journeys('development', 'deep', below('e2e/src/development/')),
  ),
  'recovery-ten': long('`recovery` with ten kills each', () =>
    server('recovery-ten', 'recovery', { RECOVERY_KILLS: '10' }),
  ),
  'fuzz-fifty': long('fifty requests for each call, others each time', () =>
    server('fuzz-fifty', 'fuzz', { FUZZ_CASES: process.env['FUZZ_CASES'] ?? '50' }),
  ),
  faults: long('the database cut off, its disk full', () => server('faults', 'faults')),
  failures: long('every remote and every group of calls by every fault', () =>
    journeys('failures', 'deep', below('e2e/src/(?:remote|call)-failure/')),
  ),
  'release-bucket': long('roll-out and halt over Ceph’s object gateway', () =>
    journeys('release-bucket', 'deep', below('e2e/src/release-bucket/')),
  ),
  images: long('the image built and started, and a rolling replacement behind haproxy', () =>
    server('images', '(?:images|rolling)'),
  ),
  pooler: long('web processes behind Debian’s pgBouncer in transaction mode', () =>
    server('pooler', 'pooler'),
  ),
  'point-in-time': long('an operator’s PostgreSQL with pgBackRest: drill, mistake, lost disk', () =>
    server('point-in-time', 'point-in-time'),
  ),
  edge: long('the operator’s nginx configuration in front of the product', () =>
    journeys('edge', 'deep', below('e2e/src/edge/')),
  ),
  versions: long('twelve edits, and which of the nine units each one gives a new version', () =>
    journeys('versions', 'deep', below('e2e/src/versions/')),
  ),
  'ninth-domain': long('a remote made by `new:remote` passes every check', () =>
    journeys('ninth-domain', 'deep', below('e2e/src/ninth-domain/')),
  ),
  'own-repository': long(
    'a remote in its own repository: created, checked, tested, published, pinned and opened',
    () => journeys('own-repository', 'deep', below('e2e/src/own-repository/')),
  ),
  'two-majors': long('two remotes with another major version of React, beside all others', () =>
    journeys('two-majors', 'deep', below('e2e/src/two-majors/')),
  ),
  'own-back-end': long('the product without `app-server/`, with a server made of `openapi.json`', () =>
    journeys('own-back-end', 'deep', below('e2e/src/own-back-end/')),
  ),
  looks: long('the gallery in all skins and schemes', () =>
    journeys('looks', 'deep', below('e2e/src/gallery/')),
  ),
  elsewhere: long(
    'the usual tier at three other hours, with other fonts, order, speed, umask and place',
    async () => outcomeOfHours((await elsewhere()) as HourRun[]),
  ),
  engines: long('the main journeys in WebKit and Firefox', () =>
    jest({ projects: ['deep'], flags: ['--testPathPatterns=e2e/src/engines/'], log: 'engines' }),
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

/** Selects the tests of a folder. */
const below = (folder: string) => [`--testPathPatterns=${folder}`];

async function counted(name: string, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return { ...NOTHING, passed: 1 };
  } catch (error) {
    return failedCheck(name, error instanceof Error ? error.message : String(error));
  }
}
