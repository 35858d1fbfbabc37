/** A failed test with the first lines of its message. `test`: file and name, or the name of a check. */
export interface Failure {
  readonly test: string;
  readonly why: string;
}

/** The result of a suite, or of a part of one. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Tests that failed once and passed when they ran again alone. */
  readonly unsteady: readonly Failure[];
  /** Figures for the report, from the tests' standard output. */
  readonly figures: readonly string[];
  /** Test files with their durations in seconds. */
  readonly files: readonly TestFile[];
  /** Parts that did not run because none of their inputs has changed. */
  readonly unchanged: readonly string[];
}

export interface TestFile {
  readonly file: string;
  readonly seconds: number;
}

/** A suite that has run. */
export interface Ran {
  readonly name: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

/** `part`: only by its name; a suite of another tier runs it. */
export type Tier = 'usual' | 'deep' | 'long' | 'part';

export interface SuiteOptions {
  /** A git revision: run only what changes since then can affect. */
  readonly since?: string | undefined;
  /** Ignores turbo's cache. */
  readonly force?: boolean | undefined;
}

/** A run of Jest. */
export interface JestRun {
  /** Names of projects in jest.config.mjs. */
  readonly projects: readonly string[];
  readonly flags?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Below `.cache/logs`, without extension. */
  readonly log: string;
}

export interface Suite {
  readonly tier: Tier;
  /** One line for `--help`. */
  readonly says: string;
  /** What it runs by Jest, for `every-file.deep.test.ts`, which looks for a test file that no suite runs. */
  readonly tests?: readonly JestRun[];
  run(options: SuiteOptions): Promise<Outcome>;
}

export const NOTHING: Outcome = {
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  unsteady: [],
  figures: [],
  files: [],
  unchanged: [],
};

export const failedCheck = (test: string, why: string): Outcome => ({
  ...NOTHING,
  failed: 1,
  failures: [{ test, why }],
});

/** Merges the outcomes of several parts. */
export function together(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
      failures: [...sum.failures, ...each.failures],
      unsteady: [...sum.unsteady, ...each.unsteady],
      figures: [...sum.figures, ...each.figures],
      files: [...sum.files, ...each.files],
      unchanged: [...sum.unchanged, ...each.unchanged],
    }),
    NOTHING,
  );
}

/** A run of `elsewhere`: the usual tier at one hour. */
export interface HourRun {
  readonly hour: string;
  readonly seed: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The outcome of all hours; the failures of an hour are in the log of its own run. */
export function outcomeOfHours(runs: readonly HourRun[]): Outcome {
  const sum = (key: 'passed' | 'failed' | 'skipped') => runs.reduce((total, run) => total + run[key], 0);
  const failures = runs
    .filter(({ failed }) => failed > 0)
    .map(({ hour, seed }) => ({ test: `elsewhere at ${hour}`, why: `said above; seed ${seed}` }));
  return { ...NOTHING, passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures };
}
