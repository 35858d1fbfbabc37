import { parseArgs } from 'node:util';
import { SERVER } from '@resort/shared/variables';
import { UsageError } from '../base/errors.ts';

export const HELP = `Usage: npm run release -- <verb> [options]

  publish [unit…]            store the build in <unit>/dist (default: every folder with dist/unit.json)
      --allow-dirty          … also one with uncommitted changes, which channels that require a check never take
  check <unit>@<version>…    run every gate, including a browser's, on these together with all other pinned versions;
                             --latest: the newest of every unit; a pin of exactly this set relies on the verdict
      --all                  … and open every screen in every language, not only what changed; without names: the set
                             that the channel has
      --openapi <files>      descriptions of the app server and other services behind the gateway, with commas between
                             (default: app-server/openapi.json)
      --service <path>=<origin>
                             … and who answers a service's calls while the screens are opened, such as
                             /tours=http://localhost:9000; can be repeated
  checks [<unit>@<version>…] over HTTP: the checks that the server runs, with their progress; with names or --all: start
                             one, and return at once
  pin <unit>@<version>…      make a release of the current pins and these; --latest: the newest of every unit
      --offline on|off       … and switch the service worker: off removes it from every device on its next visit
      --starts <time>        … later: 2026-12-24T09:00+08:00; withdraw <id> takes it back
      --force                … without the gates, if the channel's policy allows it
  promote --from <channel>   make a release of exactly what that channel has
      --stages <plan>        … in stages that follow by themselves while healthy: 1%:10m,10%:30m,50%:1h,100%
      --within <hours>       … which begin within these hours only: 'Mon-Fri 09:00-17:00 +08:00'
      --rollout <bp>         … first for this share of the visitors, in basis points: 1000 is 10%; for pin and promote
      --only <attributes>    … and only for visitors with these: 'market=HK,MO engine=webkit'; also language=, app=
      --cohort <name>        … and for a named group, whatever the share; can be repeated
  rollout <bp>               extend the roll-out to a larger share, or to another --cohort; 10000 finishes it
  halt                       give everybody the baseline again
  cohort <name>              make a link that adds everybody who opens it to a cohort, for --days
  approve <id>               approve somebody else's proposal, with your own RELEASE_TOKEN; withdraw <id>: withdraw one
  freeze                     refuse pins, promotions and roll-outs on the channel; unfreeze [id]: end the freeze
      --starts <time>        … from then on, such as 2026-12-24T00:00+08:00 (default: now)
      --until <time>         … until then (default: until it is ended)
  grant <unit>@<version>…    make a link that shows one tester these versions; without names: list the active grants
      --for <tester>         … the tester's name
      --hours <n>            … for this many hours (default: 8, at most 72)
  grant revoke <id>          end a grant
  rollback                   make a release of the last pins that were different
      --to <n>               … of release n
      --unit <unit>          … of this unit alone
  remove <unit>              make a release without this remote: its addresses are unknown from then on
  apply <file>               make the channels what a release file says: pins, stages, policy; a second run does nothing
  plan <file>                what apply would do
  export [channel…]          the channels as a release file
  block <unit>@<version>     take a version out of use at once, on every channel and in open tabs; unblock: allow it again
  status                     what is pinned, what could be pinned, and the last ten releases
  matrix                     the version of every unit on every channel, by whom and since when
  versions [unit…]           where the newest versions come from: commit, author, size, calls, check
  history [--before <n>]     ten releases of the channel, before release n: who, why, for whom, and what changed
  diff <n> <m>               what changes for visitors between releases n and m
  graph                      the units of the channel's release, their links, calls and shares as an SVG: npm run --silent
                             release -- graph > remotes.svg
  audit                      who did what, and why, the newest first
  verify                     verify every signature, every byte and the whole log; needs only the keys
  health [<channel>]         the health of its pages, candidate compared with baseline
  symbolicate <unit>@<version> [<chunk>:<line>:<column>…]
                             where pages that run this version crashed, or these places, in the sources
  evidence [--to <n>]        everything about one release in one JSON document (default: the current one)
  policy                     the rules of the channel: --check required|skipped, --forcing allowed|refused,
                             --approval required|skipped
      --stages <plan>        … how pins roll out that do not say it (none: to everybody at once), --within <hours>
      --sample <visits>      … automatic halt: the minimum number of visits on either side,
      --excess <bp>          … and the excess of failing visits in basis points (defaults: 100 and 50)
  notices [test]             who gets notices (RELEASE_NOTICES), and up to which entry; test: send a trial message
  keys [status]              the trusted keys, which one signs, and how much only each of them signed
  keys prepare               make the next key: trusted, not signing yet; prints its public half for every origin
  keys rotate                sign with the prepared key, or a new one, and sign everything again; the old key stays trusted
  keys retire <id>           stop trusting a key; refuses while something is signed only by it
  keys drop <id>             the same for a leaked key, at once, and without vouching for the log lines it signed
  adopt                      sign everything in the registry that lacks a signature of a trusted key
  token <name> <scope>…      make a token: publish:<unit>, pin:<channel>, approve:<channel>, grant:<channel>, block, read,
                             admin; revoke <name>: revoke it
      --days <n>             … until it expires (default: 90)
  whoami                     whose token RELEASE_TOKEN is, and what it may do
  serve [--port <n>]         these verbs over HTTP for holders of a token (default: 4180), and the console at /console
  gc [--keep-days <n>]       delete versions that no kept release uses (default: 30 days); --dry-run: only list them

  --channel <name>           default: production
  --expect <n>               refuse if the current release is not n
  --registry <address>       run the verb on that registry, with RELEASE_TOKEN; default: the environment's RELEASE_REGISTRY
  --data-dir <folder>        default: the environment's DATA_DIR, or .data
  --by <name>                your name, for the history; default: the environment's USER
  --reason <text>            why, for the history
  --json                     one JSON document instead of text
  --help

pin takes the public configuration from APP_KEY and APP_SERVER_BASE (default /gateway) in the environment; without
APP_KEY it stays as it is. Only the first pin of a channel needs it. Keys come from RELEASE_SIGNING_KEY and
RELEASE_TRUSTED_KEYS (PEM or a path), else from release-keys in the data folder.

Exit codes: 0 done, 1 unexpected, 2 usage, 3 refused by a rule, 4 lost a race, 5 verify found faults,
6 the channel is frozen, 7 it waits for a second person to approve it.
`;

export const OPEN_API_FILES = 'app-server/openapi.json';

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean', default: false } as const;

const FLAGS = {
  channel: { ...TEXT, default: 'production' },
  'data-dir': TEXT,
  by: TEXT,
  reason: { ...TEXT, default: '' },
  to: TEXT,
  before: TEXT,
  from: TEXT,
  unit: TEXT,
  expect: TEXT,
  openapi: { ...TEXT, default: OPEN_API_FILES },
  service: { ...TEXT, multiple: true },
  offline: TEXT,
  check: TEXT,
  forcing: TEXT,
  approval: TEXT,
  sample: TEXT,
  excess: TEXT,
  rollout: TEXT,
  stages: TEXT,
  within: TEXT,
  only: TEXT,
  cohort: { ...TEXT, multiple: true },
  starts: TEXT,
  until: TEXT,
  for: TEXT,
  hours: { ...TEXT, default: '8' },
  registry: TEXT,
  days: { ...TEXT, default: '90' },
  port: { ...TEXT, default: '4180' },
  'keep-days': { ...TEXT, default: '30' },
  'dry-run': SWITCH,
  'allow-dirty': SWITCH,
  force: SWITCH,
  latest: SWITCH,
  all: SWITCH,
  json: SWITCH,
  help: { ...SWITCH, short: 'h' },
} as const;

/** Every option that only some verbs take, with its flag. */
const CHOICES = {
  to: 'to',
  before: 'before',
  from: 'from',
  unit: 'unit',
  expect: 'expect',
  openapi: 'openapi',
  services: 'service',
  latest: 'latest',
  all: 'all',
  force: 'force',
  offline: 'offline',
  check: 'check',
  forcing: 'forcing',
  approval: 'approval',
  sample: 'sample',
  excess: 'excess',
  rollout: 'rollout',
  stages: 'stages',
  within: 'within',
  only: 'only',
  cohorts: 'cohort',
  starts: 'starts',
  until: 'until',
  tester: 'for',
  hours: 'hours',
  days: 'days',
  port: 'port',
  keepDays: 'keep-days',
  dryRun: 'dry-run',
  allowDirty: 'allow-dirty',
} as const satisfies Partial<Record<keyof Options, keyof typeof FLAGS>>;

/** An argument that depends on the verb: an option, or names after it. */
export type Argument = keyof typeof CHOICES | 'names';

/** `--dry-run`; for names, words for the error message. */
export const argumentText = (argument: Argument): string =>
  argument === 'names' ? 'names' : `--${CHOICES[argument]}`;

export const ARGUMENTS: readonly Argument[] = [
  'names',
  ...(Object.keys(CHOICES) as (keyof typeof CHOICES)[]),
];

export interface Options {
  verb: string;
  /** the arguments that were typed, as opposed to defaults */
  given: readonly Argument[];
  names: string[];
  channel: string;
  dataDir: string;
  by: string;
  reason: string;
  to: number | undefined;
  before: number | undefined;
  from: string | undefined;
  unit: string | undefined;
  expect: number | undefined;
  openapi: string;
  /** path below the API base → origin: `/tours` → `http://localhost:9000` */
  services: Readonly<Record<string, string>>;
  latest: boolean;
  /** every screen, whatever changed */
  all: boolean;
  force: boolean;
  /** undefined: unchanged */
  offline: boolean | undefined;
  check: 'required' | 'skipped' | undefined;
  forcing: 'allowed' | 'refused' | undefined;
  approval: 'required' | 'skipped' | undefined;
  /** visits */
  sample: number | undefined;
  /** basis points of the visits */
  excess: number | undefined;
  /** basis points */
  rollout: number | undefined;
  /** `1%:10m,100%`, see rollout/stage-plan.ts */
  stages: string | undefined;
  within: string | undefined;
  /** `market=HK engine=webkit`, see rollout/only.ts */
  only: string | undefined;
  cohorts: string[];
  starts: string | undefined;
  until: string | undefined;
  tester: string | undefined;
  hours: number;
  registry: string | undefined;
  days: number;
  port: number;
  keepDays: number;
  dryRun: boolean;
  allowDirty: boolean;
  json: boolean;
  help: boolean;
}

/** Throws UsageError for options that the help does not list. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const { values, positionals, tokens } = parse(args);
  const typed = new Set<string>(tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])));
  const [verb = '', ...names] = positionals;
  const offline = oneOf('offline', values.offline, ['on', 'off']);
  return {
    verb,
    given: ARGUMENTS.filter((argument) =>
      argument === 'names' ? names.length > 0 : typed.has(CHOICES[argument]),
    ),
    names,
    channel: values.channel,
    dataDir: values['data-dir'] ?? (env['DATA_DIR'] || SERVER.DATA_DIR.default),
    by: values.by ?? (env['USER'] || 'unknown'),
    reason: values.reason,
    to: numberOf('to', values.to),
    before: numberOf('before', values.before),
    from: values.from,
    unit: values.unit,
    expect: numberOf('expect', values.expect),
    openapi: values.openapi,
    services: servicesOf(values.service ?? []),
    latest: values.latest,
    all: values.all,
    force: values.force,
    offline: offline === undefined ? undefined : offline === 'on',
    check: oneOf('check', values.check, ['required', 'skipped']),
    forcing: oneOf('forcing', values.forcing, ['allowed', 'refused']),
    approval: oneOf('approval', values.approval, ['required', 'skipped']),
    sample: numberOf('sample', values.sample),
    excess: numberOf('excess', values.excess),
    rollout: numberOf('rollout', values.rollout),
    stages: values.stages,
    within: values.within,
    only: values.only,
    cohorts: values.cohort ?? [],
    starts: values.starts,
    until: values.until,
    tester: values.for,
    hours: numberOf('hours', values.hours) ?? 8,
    registry: values.registry ?? (env['RELEASE_REGISTRY'] || undefined),
    days: numberOf('days', values.days) ?? 90,
    port: numberOf('port', values.port) ?? 4180,
    keepDays: numberOf('keep-days', values['keep-days']) ?? 30,
    dryRun: values['dry-run'],
    allowDirty: values['allow-dirty'],
    json: values.json,
    help: values.help,
  };
}

export function numberOf(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${name} takes a number, not "${value}".`);
  return Number(value);
}

function servicesOf(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((one) => {
      const [, path = '', address = ''] = /^(\/[\w-]+)=(https?:\/\/.+)$/.exec(one) ?? [];
      if (!URL.canParse(address))
        throw new UsageError(
          `--service takes a path and an origin, /tours=http://localhost:9000, not "${one}".`,
        );
      return [path, new URL(address).origin];
    }),
  );
}

function oneOf<const T extends string>(name: string, value: string | undefined, words: readonly T[]) {
  if (value === undefined) return undefined;
  const found = words.find((word) => word === value);
  if (found === undefined) throw new UsageError(`--${name} takes ${words.join(' or ')}, not "${value}".`);
  return found;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, tokens: true, options: FLAGS });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
