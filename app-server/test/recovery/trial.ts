import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serves } from '../../src/platform/database/embedded/orphan.ts';
import { sendOver } from '../platform/protocol/over-http.ts';
import { READS_DATABASE } from '../platform/protocol/reads-database.ts';
import { launch, startProcess, type ServerProcess } from '../processes/process.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';
import { newWriters, startLoad, type Busy, type Load, type SignedIn, type Writer } from './load.ts';
import { lostMoney } from './verify-money.ts';
import { lostRows, lostWrites } from './verify.ts';

/** The writes that a burst of load needs before something is killed. */
const WRITES_BEFORE_A_KILL = 60;

/** Milliseconds from each kill until a call was answered. */
export interface ReadyAgain {
  /** measured from the next start */
  readonly node: number[];
  /** measured from the kill; the product recovers by itself */
  readonly database: number[];
}

/** One product with its own data, which is killed repeatedly. */
export interface Trial {
  start(): Promise<void>;
  readonly readyAgain: ReadyAgain;
  /** Under load, `kill -9` of Node; resolves to the process number of the PostgreSQL that keeps running. */
  killNode(): Promise<number>;
  /** Whether the process is still the PostgreSQL of this data. */
  isServing(pid: number): boolean;
  /** `kill -9` during a start. */
  killStart(afterMs: number): Promise<void>;
  /**
   * Under load, `kill -9` of PostgreSQL; resolves to the refusals until the product answers again by itself.
   */
  killDatabase(): Promise<readonly number[]>;
  /** Acknowledged writes that are lost. */
  lost(): Promise<string[]>;
  /** SIGTERM, then counts every row; resolves to the exit code and the losses. */
  finish(): Promise<{ code: number | null; lost: string[]; acknowledged: number }>;
  /** Removes everything, whatever failed. */
  remove(): Promise<void>;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(10);
}

async function answers(origin: string): Promise<boolean> {
  const call = sendOver(origin, READS_DATABASE);
  return (await call.catch(() => undefined))?.status === 200;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Runs it during a burst of load, and waits for the end of the burst. */
async function underLoad(
  origin: () => string,
  { writers, busy }: { writers: readonly Writer[]; busy: Busy },
  work: (load: Load) => Promise<unknown>,
): Promise<Load> {
  const load = startLoad(origin, writers, busy);
  const before = load.acknowledgements();
  await until(() => load.acknowledgements() - before >= WRITES_BEFORE_A_KILL);
  await work(load);
  await load.stop();
  return load;
}

/** `busy` members move money as well; payers need a program that serves the tests' calls. */
export function newTrial(program: string, busy: Busy = {}): Trial {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder.path };
  const writers = newWriters();
  const signIns: SignedIn[] = [];
  const readyAgain: ReadyAgain = { node: [], database: [] };
  const isBusy = Object.values(busy).some((people) => people.length > 0);
  let server: ServerProcess | undefined;
  const running = () => {
    if (server === undefined) throw new Error('the trial has not started');
    return server;
  };
  const origin = () => running().origin;
  const databasePid = () =>
    Number.parseInt(readFileSync(join(folder.path, 'postgres/postmaster.pid'), 'utf8'), 10);
  return {
    readyAgain,
    async start() {
      const isAgain = server !== undefined;
      const took = await timed(async () => {
        server = await startProcess(program, env);
        await until(() => answers(origin()));
      });
      if (isAgain) readyAgain.node.push(took);
    },
    async killNode() {
      const database = databasePid();
      const load = await underLoad(origin, { writers, busy }, () => running().end('SIGKILL'));
      signIns.push(...load.signIns);
      return database;
    },
    isServing: (pid) => serves(pid, join(folder.path, 'postgres')),
    async killStart(afterMs) {
      const { child, ended } = launch(program, env);
      await pause(afterMs);
      child.kill('SIGKILL');
      await ended;
    },
    async killDatabase() {
      const load = await underLoad(origin, { writers, busy }, async ({ refusals }) => {
        process.kill(databasePid(), 'SIGKILL');
        readyAgain.database.push(await timed(() => until(() => refusals.length > 0 && answers(origin()))));
      });
      signIns.push(...load.signIns);
      return load.refusals;
    },
    lost: () => lostWrites(origin(), writers, signIns),
    async finish() {
      const code = await running().end('SIGTERM');
      const lost = await lostRows(folder.path, writers, signIns);
      if (isBusy) lost.push(...(await lostMoney(folder.path, busy)));
      const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledgements, signIns.length);
      return { code, lost, acknowledged };
    },
    async remove() {
      await server?.end('SIGTERM');
      await folder.remove();
    },
  };
}
