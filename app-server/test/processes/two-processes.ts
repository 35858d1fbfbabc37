import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../../src/platform/time/clock.ts';
import type { OpenDatabase } from '../../src/platform/database/index.ts';
import { testDatabase } from '../database/database.ts';
import type { RaceAnswer, RaceContext, RaceOutcome, RaceRequest } from './race.ts';

const PROGRAM = fileURLToPath(new URL('./race-process.ts', import.meta.url));

/** Names an operation that the module exports, with its arguments. */
type Call<M, Name extends keyof M & string> = Name extends keyof M
  ? M[Name] extends (context: RaceContext, ...args: infer Args) => unknown
    ? readonly [Name, ...Args]
    : never
  : never;
type Result<M, Name extends keyof M> = M[Name] extends (
  context: RaceContext,
  ...args: never
) => Promise<infer R>
  ? R
  : never;

/** A test's database, and two Node processes that use it in addition to the test's own. */
export interface TwoProcesses<M> extends Pick<OpenDatabase, 'db' | 'pool'> {
  /**
   * Runs `times` operations at once, even `n` in the first process and odd `n` in the second. Resolves to
   * their results in the order of `n`. A business error is returned as `{ error, data }`, by its name.
   */
  race<Name extends keyof M & string>(
    times: number,
    call: (n: number) => Call<M, Name>,
  ): Promise<PromiseSettledResult<Result<M, Name>>[]>;
  drop(): Promise<void>;
}

async function start(moduleUrl: URL, databaseUrl: string): Promise<ChildProcess> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = fork(PROGRAM, [moduleUrl.href, databaseUrl], {
    env: { PATH, HOME, TMPDIR },
    execArgv: [],
    // amounts are bigints, moments are dates
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the race ended with ${code}`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return child;
}

function settled<T>(outcome: RaceOutcome): PromiseSettledResult<T> {
  // the other process returns the result of the operation with that name
  if ('value' in outcome) return { status: 'fulfilled', value: outcome.value as T };
  const reason = 'fault' in outcome ? new Error(outcome.fault) : outcome;
  return { status: 'rejected', reason };
}

let requests = 0;

/** The results of one process; rejects if it ends instead of answering. */
async function ask(child: ChildProcess, request: Omit<RaceRequest, 'id'>): Promise<readonly RaceOutcome[]> {
  const id = (requests += 1);
  const { promise, resolve, reject } = Promise.withResolvers<readonly RaceOutcome[]>();
  const hear = (answer: RaceAnswer) => {
    if (answer.id === id) resolve(answer.outcomes);
  };
  const fail = () => reject(new Error('a process of the race ended'));
  child.on('message', hear).once('exit', fail);
  child.send({ ...request, id });
  return promise.finally(() => child.off('message', hear).off('exit', fail));
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

/**
 * Starts two processes for the operations that the module at `moduleUrl` exports: functions of `RaceContext`
 * and cloneable arguments. They use the test's clock, or the real time without one.
 */
export async function twoProcesses<M>(moduleUrl: URL, clock?: Clock): Promise<TwoProcesses<M>> {
  const { db, pool, drop } = await testDatabase();
  const databaseUrl = String(pool.options.connectionString);
  const processes = await Promise.all([start(moduleUrl, databaseUrl), start(moduleUrl, databaseUrl)]);
  return {
    db,
    pool,
    async race(times, call) {
      const calls = Array.from({ length: times }, (_, n) => call(n));
      const now = clock?.now();
      const answers = await Promise.all(
        processes.map((child, which) => ask(child, { now, calls: calls.filter((_, n) => n % 2 === which) })),
      );
      return calls.map((_, n) => settled(answers[n % 2]?.[n >> 1] ?? { fault: 'no answer' }));
    },
    async drop() {
      await Promise.all(processes.map(end));
      await drop();
    },
  };
}
