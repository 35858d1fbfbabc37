import { once } from 'node:events';
import { checkCopy, type Findings } from './check-copy.ts';
import { chooseBackup, type Backup } from './choose-backup.ts';
import { restoreCopy, startCommand, startCopy, stopCopy, type Target } from './copy.ts';
import { takeFolder } from './folder.ts';
import { findControl, pgBackRest, toolsEnvironment } from './tools.ts';

interface Wanted {
  readonly target: Target;
  /** absolute path of an empty folder, or of one that does not exist */
  readonly into: string;
  readonly stanza: string;
  /** in the restored cluster */
  readonly database: string;
  readonly user: string;
  readonly signal: AbortSignal;
  /** called when the copy runs: from then on the folder stays */
  readonly onCopy: (startAgain: string) => void;
}

/** What a drill found, and how long it took, in milliseconds. */
export interface Drill extends Findings {
  readonly backup: Backup;
  /** the moment that was asked for; for `latest` the moment of asking */
  readonly moment: Date;
  readonly took: { readonly restore: number; readonly start: number; readonly checks: number };
}

/** The moment of a drill. Throws a sentence if it is in the future. */
function momentOf(target: Target): Date {
  const now = new Date();
  if (target === 'latest') return now;
  if (target <= now) return target;
  throw new Error(
    `The moment ${target.toISOString()} is in the future: choose one that is over, or --to latest.`,
  );
}

/**
 * Restores the newest backup before the target into a fresh folder, starts that copy apart from production, checks and
 * stops it. The folder stays, unless the copy did not start: then it is as before.
 */
export async function restoreDrill(wanted: Wanted): Promise<Drill> {
  const { target, into, stanza, signal, onCopy } = wanted;
  if (process.getuid?.() === 0)
    throw new Error(
      'PostgreSQL does not run as root: run the drill as the user of your backups, for example with "runuser -u postgres".',
    );
  const moment = momentOf(target);
  const folder = takeFolder(into);
  const tools = { stanza, env: toolsEnvironment(folder.work), signal };
  const clock = stopwatch();
  let control: string | undefined;
  let isRunning = false;
  try {
    const backup = chooseBackup(await pgBackRest(tools, ['--output=json', 'info']), stanza, moment);
    control = findControl(backup.version, tools.env);
    clock.begin();
    await restoreCopy(tools, folder, backup, target);
    const restore = clock.lap();
    await startCopy(tools, folder, control);
    const start = clock.lap();
    isRunning = true;
    onCopy(startCommand(control, folder));
    const findings = await Promise.race([checkCopy(folder, wanted), aborted(signal)]);
    return { ...findings, backup, moment, took: { restore, start, checks: clock.lap() } };
  } finally {
    if (control !== undefined) await stopCopy(tools, folder, control);
    if (!isRunning) folder.clear();
  }
}

function stopwatch() {
  let from = performance.now();
  const lap = () => {
    const begun = from;
    from = performance.now();
    return from - begun;
  };
  return { begin: () => void lap(), lap };
}

/** Rejects when the signal is given. */
const aborted = (signal: AbortSignal): Promise<never> =>
  once(signal, 'abort').then(() => Promise.reject(signal.reason as Error));
