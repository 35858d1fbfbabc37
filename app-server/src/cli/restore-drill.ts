import { parseArgs } from 'node:util';
import { restoreDrill, type Drill } from '../backup/drill/drill.ts';
import type { Target } from '../backup/drill/copy.ts';
import { givenPath, runTool } from './tool.ts';

const USAGE =
  'Usage: npm run restore-drill -- --to <2026-11-27T01:00:00Z or latest> --into <empty folder> [--stanza resort] [--database resort] [--user postgres].';
/** With a zone: the same words are another moment elsewhere. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

const say = (line: string) => process.stdout.write(`${line}\n`);

function readTarget(to: string): Target {
  if (to === 'latest') return to;
  const moment = new Date(to);
  if (MOMENT.test(to) && !Number.isNaN(moment.getTime())) return moment;
  throw new Error(
    `The moment "${to}" is no time with a zone: write it like 2026-11-27T01:00:00Z, or latest.`,
  );
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        into: { type: 'string' },
        stanza: { type: 'string', default: 'resort' },
        database: { type: 'string', default: 'resort' },
        user: { type: 'string', default: 'postgres' },
      },
    });
    if (values.to && values.into) return { ...values, to: values.to, into: values.into };
  } catch {
    // an unknown option
  }
  throw new Error(USAGE);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function report({ backup, moment, migrations, movements, newest, discrepancies, took }: Drill): void {
  const { had, known } = migrations;
  say(
    `Backup ${backup.label}, complete at ${backup.completeAt.toISOString()}, brought to ${moment.toISOString()}.`,
  );
  say(
    had === known
      ? `Schema: all ${known} migrations.`
      : `Schema: ${had} of ${known} migrations; the copy was migrated, as a start of the product does.`,
  );
  for (const { check, subject, expected, found } of discrepancies)
    say(`${subject}: ${check}: ${found} instead of ${expected}`);
  say(
    `${movements} movements. ${discrepancies.length === 0 ? 'Every balance adds up.' : 'The balances above do not add up.'}`,
  );
  if (newest === undefined) say('RPO: unknown, because there is no movement.');
  else
    say(
      `RPO: ${seconds(moment.getTime() - newest.getTime())} (the newest movement is of ${newest.toISOString()}).`,
    );
  const { restore, start, checks } = took;
  say(
    `RTO: ${seconds(restore + start + checks)} (restore ${seconds(restore)}, start ${seconds(start)}, checks ${seconds(checks)}).`,
  );
}

/**
 * `npm run restore-drill -- --to <time> --into <folder>`: pgBackRest's backups as they were at that moment, in an empty
 * folder, started there and checked. Production is not touched: the copy neither archives nor listens on a port. Exits 1
 * where the books do not add up.
 */
await runTool(async () => {
  const { to, into, ...where } = readArguments();
  const [target, folder] = [readTarget(to), givenPath(into)];
  const stop = new AbortController();
  const onSignal = () => stop.abort(new Error('The drill was stopped before its end.'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  let startAgain: string | undefined;
  try {
    const drill = await restoreDrill({
      ...where,
      target,
      into: folder,
      signal: stop.signal,
      onCopy: (command) => (startAgain = command),
    });
    report(drill);
    if (drill.discrepancies.length > 0) process.exitCode = 1;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
    if (startAgain !== undefined)
      say(
        `The copy is stopped and stays in ${folder}: delete it when you no longer need it. To look at it:\n` +
          `${startAgain}\npsql -h '${folder}' -U ${where.user} ${where.database}`,
      );
  }
});
