import type { Clock } from '../../src/platform/time/clock.ts';
import type { Database } from '../../src/platform/database/index.ts';

/** What an operation of a race is given beside its arguments; the clock is the test's. */
export interface RaceContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** How many transactions each of the two processes has open at once. */
export const PARALLEL = 20;

/** What a process of a race is asked: operations of its module by name, all at once, at the test's time. */
export interface RaceRequest {
  readonly id: number;
  /** undefined: the real time */
  readonly now: Date | undefined;
  readonly calls: readonly (readonly [operation: string, ...args: unknown[]])[];
}

/** How an operation ended: with a value, with the name of a business error, or with anything else, told in words. */
export type RaceOutcome =
  | { readonly value: unknown }
  | { readonly error: string; readonly data: unknown }
  | { readonly fault: string };

export interface RaceAnswer {
  readonly id: number;
  readonly outcomes: readonly RaceOutcome[];
}
