import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { projectRoot } from '../builds/folders.ts';
import { canRaisePriority } from '../measure/slow-processor.ts';
import { busyNote, busyShare } from './quiet.ts';
// @ts-expect-error plain JavaScript, shared with the scripts that run before anything is installed
import { findTestBrowser } from '../../../e2e/browser.mjs';

const NO_PRIORITY =
  'This user may not raise the priority of the page: times are longer and spread more. Root may, on Linux.';

const said = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: projectRoot, encoding: 'utf8' }).trim();

/**
 * On what it was measured: times of two machines do not compare, ratios of one run do. Says at once where other
 * programs disturb the measurement.
 */
export async function hostFacts() {
  const busy = await busyShare();
  if (busyNote(busy) !== '') console.warn(busyNote(busy));
  return {
    date: new Date().toISOString(),
    commit: said('git', ['rev-parse', '--short', 'HEAD']),
    processor: cpus()[0]?.model ?? '',
    processors: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    /** share of all cores that other programs used before the first run */
    busy,
    node: process.version,
  };
}

/** The same for what a browser took part in. */
export async function machineFacts() {
  const hasPriority = canRaisePriority();
  if (!hasPriority) console.warn(NO_PRIORITY);
  const { executablePath } = (await findTestBrowser()) as { executablePath: string };
  return { ...(await hostFacts()), browser: said(executablePath, ['--version']), hasPriority };
}
