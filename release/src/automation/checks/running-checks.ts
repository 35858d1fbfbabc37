import { randomUUID } from 'node:crypto';
import { RefusedError } from '../../base/errors.ts';
import { check, type CheckRequest, type Smoke } from '../../composition/check.ts';
import { faultsOf } from '../../composition/gates/index.ts';
import { seenText } from '../../composition/screens/seen-words.ts';
import type { Verdict } from '../../composition/verdict.ts';
import type { Registry } from '../../registry/registry.ts';

/** A check that this server runs, or ran since it started. */
export interface CheckRun {
  id: string;
  channel: string;
  /** `<unit>@<version>`; []: what the channel has */
  units: readonly string[];
  isWhole: boolean;
  by: string;
  /** ISO 8601 */
  startedAt: string;
  /** null while it runs */
  endedAt: string | null;
  /** what it does at the moment: `smoke 12/40 en: /offer` */
  progress: string;
  /** null while it runs, and if it could not be completed */
  passed: boolean | null;
  gates: { gate: string; isFine: boolean }[];
  /** messages of failed gates, or why it could not be completed */
  faults: string[];
  /** what was opened, and what was carried over */
  seen: string[];
}

/** What the console needs to know about checks. */
export interface ChecksState {
  /** why this server cannot open screens; null if it can */
  whyNot: string | null;
  /** the newest first */
  runs: CheckRun[];
}

const KEPT = 5;

/**
 * Checks that run beside the requests, one at a time because each starts the whole product. Verdicts are in the registry;
 * the progress is in this process only, and a restart ends a check.
 */
export class RunningChecks {
  readonly #registry: Registry;
  readonly #smoke: Smoke | null;
  readonly #whyNoBrowser: () => string | null;
  #runs: CheckRun[] = [];

  constructor(registry: Registry, smoke: Smoke | null, whyNoBrowser: () => string | null) {
    this.#registry = registry;
    this.#smoke = smoke;
    this.#whyNoBrowser = whyNoBrowser;
  }

  stateOf(channel: string): ChecksState {
    return { whyNot: this.whyNot(), runs: this.#runs.filter((run) => run.channel === channel) };
  }

  whyNot(): string | null {
    if (this.#smoke !== null) return this.#whyNoBrowser();
    return 'This server has no product to open: it was not started with `npm run release -- serve`.';
  }

  isBusy(): boolean {
    return this.#runs.some(({ endedAt }) => endedAt === null);
  }

  /** Throws RefusedError if the server cannot, or is at work. `ended` never rejects. */
  start(request: Omit<CheckRequest, 'smoke' | 'tell'>): { run: CheckRun; ended: Promise<CheckRun> } {
    const whyNot = this.whyNot();
    if (whyNot !== null) throw new RefusedError(`${whyNot} ${commandFor(request)}`);
    const busy = this.#runs.find(({ endedAt }) => endedAt === null);
    if (busy)
      throw new RefusedError(
        `A check of ${busy.units.join(', ') || 'the whole set'} on ${busy.channel} by ${busy.by} is running: wait until it ends.`,
      );
    const { channel, units, by, isWhole = false } = request;
    const run: CheckRun = {
      id: randomUUID().slice(0, 8),
      channel,
      units,
      isWhole,
      by,
      startedAt: new Date().toISOString(),
      endedAt: null,
      progress: '',
      passed: null,
      gates: [],
      faults: [],
      seen: [],
    };
    this.#runs = [run, ...this.#runs].slice(0, KEPT);
    return { run, ended: this.#work(run, request) };
  }

  async #work(run: CheckRun, request: Omit<CheckRequest, 'smoke' | 'tell'>): Promise<CheckRun> {
    const tell = (progress: string) => void (run.progress = progress);
    try {
      describe(run, await check(this.#registry, { ...request, smoke: this.#smoke, tell }));
    } catch (error) {
      run.faults = [error instanceof Error ? error.message : String(error)];
    }
    run.endedAt = new Date().toISOString();
    return run;
  }
}

function describe(run: CheckRun, verdict: Verdict): void {
  run.passed = verdict.passed;
  run.gates = verdict.outcomes.map(({ gate, faults }) => ({ gate, isFine: faults.length === 0 }));
  run.faults = faultsOf(verdict.outcomes);
  run.seen = seenText(verdict);
}

/** How a person starts the same check where there is a browser. */
function commandFor({
  units,
  channel,
  isWhole,
}: Pick<CheckRequest, 'units' | 'channel' | 'isWhole'>): string {
  const words = [...units, ...(isWhole ? ['--all'] : []), `--channel ${channel}`];
  return `Start it on the command line: npm run release -- check ${words.join(' ')}`;
}
