import { NOTHING, type Outcome } from '../test/suite.ts';

/** The usual tier at one hour. */
export interface HourRun {
  readonly hour: string;
  readonly seed: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The outcome of all hours; the failures of an hour are in the log of its own run. */
export function outcomeOf(runs: readonly HourRun[]): Outcome {
  const sum = (key: 'passed' | 'failed' | 'skipped') => runs.reduce((total, run) => total + run[key], 0);
  const failures = runs
    .filter(({ failed }) => failed > 0)
    .map(({ hour, seed }) => ({ test: `elsewhere at ${hour}`, why: `said above; seed ${seed}` }));
  return { ...NOTHING, passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures };
}
