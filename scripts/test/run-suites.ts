import { showProgress } from './progress.ts';
import { writeReport } from './report.ts';
import {
  failedCheck,
  together,
  type Failure,
  type Outcome,
  type Ran,
  type Suite,
  type SuiteOptions,
} from './suite.ts';

interface RunOptions extends SuiteOptions {
  /** File for the results of the long tier. */
  readonly report?: string | undefined;
}

const SLOWEST = 10;

/** Runs suites one after the other, prints each outcome, and returns the process's exit code. */
export async function runSteps(
  suites: Readonly<Record<string, Suite['run']>>,
  { report, ...options }: RunOptions,
): Promise<number> {
  const ran: Ran[] = [];
  for (const [name, run] of Object.entries(suites)) ran.push(await runSuite(name, run, options));
  if (report !== undefined) await writeReport(report, ran);
  const total = together(ran.map(({ outcome }) => outcome));
  sayUnchanged(ran);
  saySlowest(total);
  // last, so that they are at the end of a long log
  sayFailures('UNSTEADY (failed once, passed alone)', total.unsteady);
  sayFailures('FAILED', total.failures);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
}

async function runSuite(name: string, run: Suite['run'], options: SuiteOptions): Promise<Ran> {
  const started = performance.now();
  const endProgress = showProgress(name);
  const outcome = await run(options).catch((error: unknown) =>
    failedCheck(name, error instanceof Error ? error.message : String(error)),
  );
  endProgress();
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  const { passed, failed, skipped } = outcome;
  const counts = [
    `${passed} passed`,
    failed > 0 ? `${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ];
  const isNothing = passed + failed + skipped === 0;
  const verdict = failed > 0 ? 'FAILED' : isNothing ? 'not affected' : 'fine';
  console.log(`== ${name}: ${verdict}, ${counts.filter(Boolean).join(', ')} (${seconds} s)`);
  return { name, seconds, outcome };
}

function sayUnchanged(ran: readonly Ran[]): void {
  const unchanged = ran.filter(({ outcome }) => outcome.unchanged.length > 0);
  for (const { name, outcome } of unchanged)
    console.log(`not repeated, unchanged since it passed: ${name}: ${outcome.unchanged.join(', ')}`);
}

function saySlowest({ files }: Outcome): void {
  if (files.length <= SLOWEST) return;
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  console.log(`slowest: ${slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(0)} s`).join('; ')}`);
}

function sayFailures(word: string, failures: readonly Failure[]): void {
  for (const { test, why } of failures) console.log(`${word} ${test}\n${why}`);
}
