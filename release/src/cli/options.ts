import { parseArgs } from 'node:util';

/** What was typed makes no command. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const HELP = `Usage: node release/src/cli.ts <verb> [options]

  publish [unit…]            store what <unit>/dist holds (default: every folder with dist/unit.json)
  pin <unit>@<version>…      make a release of the current pins and these; --latest: the newest of every unit
      --offline on|off       … and switch the service worker: off takes it from every device on its next visit
  rollback                   make a release of the pins before the current one
      --to <n>               … of release n
      --unit <unit>          … of this unit alone
  status                     what is pinned, what could be, and the last ten releases

  --channel <name>           default: production
  --data-dir <folder>        default: the environment's DATA_DIR, or .data
  --by <name>                who does it; default: the environment's USER
  --reason <text>            why, for the history
  --json                     one JSON document instead of text
  --help

pin takes the public configuration from APP_KEY and APP_SERVER_BASE (default /gateway) in the environment; without
APP_KEY it stays as it is. Only the first pin of a channel needs it.

Exit codes: 0 done, 1 unexpected, 2 usage, 3 refused by a rule, 4 lost a race.
`;

export interface Options {
  verb: string;
  names: string[];
  channel: string;
  dataDir: string;
  by: string;
  reason: string;
  to: number | undefined;
  unit: string | undefined;
  latest: boolean;
  /** undefined: as it is */
  offline: boolean | undefined;
  json: boolean;
  help: boolean;
}

/** Throws UsageError for what the help does not know. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parse(args);
  const [verb = '', ...names] = positionals;
  if (values.to !== undefined && !/^[1-9]\d*$/.test(values.to)) {
    throw new UsageError(`--to takes the number of a release, not "${values.to}".`);
  }
  if (values.offline !== undefined && !['on', 'off'].includes(values.offline)) {
    throw new UsageError(`--offline takes on or off, not "${values.offline}".`);
  }
  return {
    verb,
    names,
    channel: values.channel,
    dataDir: values['data-dir'] ?? env['DATA_DIR'] ?? '.data',
    by: values.by ?? env['USER'] ?? 'unknown',
    reason: values.reason,
    to: values.to === undefined ? undefined : Number(values.to),
    unit: values.unit,
    latest: values.latest,
    offline: values.offline === undefined ? undefined : values.offline === 'on',
    json: values.json,
    help: values.help,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        channel: { type: 'string', default: 'production' },
        'data-dir': { type: 'string' },
        by: { type: 'string' },
        reason: { type: 'string', default: '' },
        to: { type: 'string' },
        unit: { type: 'string' },
        offline: { type: 'string' },
        latest: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
