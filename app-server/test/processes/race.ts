import type { Clock } from '../../src/platform/time/clock.ts';
import type { Database } from '../../src/platform/database/index.ts';

/** The context of an operation of a race, besides its arguments; the clock is the test's. */
export interface RaceContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** The number of concurrent transactions in each of the two processes. */
export const PARALLEL = 20;

/** A request to a process of a race: operations of its module by name, all at once, at the test's time. */
export interface RaceRequest {
  readonly id: number;
  /** undefined: the real time */
  readonly now: Date | undefined;
  readonly calls: readonly (readonly [operation: string, ...args: unknown[]])[];
}

/** The result of an operation: a value, the name of a business error, or the message of any other error. */
export type RaceOutcome =
  | { readonly value: unknown }
  | { readonly error: string; readonly data: unknown }
  | { readonly fault: string };

export interface RaceAnswer {
  readonly id: number;
  readonly outcomes: readonly RaceOutcome[];
}
