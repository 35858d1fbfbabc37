import { median, quantile } from '../../../app-server/test/bench/compare.ts';
import type { Driven } from '../../../app-server/test/load/drive.ts';
import type { Statements } from './messages.ts';

/** One stretch of load: what came back, and what the servers used for it. */
export interface Stretch extends Driven {
  /** of the app servers' processes, all of them together; not of the database */
  readonly cpuMicros: number;
  readonly statements: Statements;
}

/** Of all stretches of one thing. Times in milliseconds. */
export interface LoadFigures {
  /** answered with success, in the stretch in the middle */
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** processor time of the app server for each of them */
  readonly cpuMicrosEach: number;
  /** statements for each of them, and how many of these write */
  readonly statementsEach: number;
  readonly writesEach: number;
  readonly answered: number;
  readonly errors: Readonly<Record<string, number>>;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

export function figuresOf(stretches: readonly Stretch[]): LoadFigures {
  const times = stretches.flatMap((one) => one.times);
  const errors: Record<string, number> = {};
  for (const one of stretches)
    for (const [name, count] of Object.entries(one.errors)) errors[name] = (errors[name] ?? 0) + count;
  const each = (of: (one: Stretch) => number) =>
    rounded(stretches.reduce((sum, one) => sum + of(one), 0) / Math.max(1, times.length));
  return {
    perSecond: rounded(median(stretches.map(({ times: own, seconds }) => own.length / seconds))),
    p50: rounded(median(times)),
    p95: rounded(quantile(times, 0.95)),
    p99: rounded(quantile(times, 0.99)),
    cpuMicrosEach: each(({ cpuMicros }) => cpuMicros),
    statementsEach: each(({ statements }) => statements.all),
    writesEach: each(({ statements }) => statements.writes),
    answered: times.length,
    errors,
  };
}

export interface MemorySample {
  readonly second: number;
  /** bytes */
  readonly rss: number;
  readonly heapUsed: number;
}

/** By how many bytes a minute it grows: the line through the samples with the least squares; 0 for a single one. */
export function growthPerMinute(samples: readonly MemorySample[], of: 'rss' | 'heapUsed'): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const time = mean(samples.map(({ second }) => second));
  const level = mean(samples.map((sample) => sample[of]));
  const spread = samples.reduce((sum, { second }) => sum + (second - time) ** 2, 0);
  if (spread === 0) return 0;
  const together = samples.reduce((sum, sample) => sum + (sample.second - time) * (sample[of] - level), 0);
  return Math.round((together / spread) * 60);
}
