import { setTimeout as pause } from 'node:timers/promises';
import { lostMoney } from '../recovery/verify-money.ts';
import { lostRows, lostWrites } from '../recovery/verify.ts';
import { newWriters, startLoad } from '../recovery/load.ts';
import { newPayers } from '../recovery/payers.ts';
import { sendOver } from '../platform/protocol/over-http.ts';
import { READS_DATABASE } from '../platform/protocol/reads-database.ts';
import { APP_SERVER, startProcess } from '../processes/process.ts';

/** The writes that a burst needs before and after the fault. */
const WRITES = 60;

/** An app server in its own process, under load: members write, sign in, pay, exchange and book. */
export interface BusyServer {
  readonly origin: string;
  /** HTTP statuses of the failed requests so far */
  refusals(): readonly number[];
  /** resolves when the writes of one burst have been acknowledged */
  burst(): Promise<void>;
  /** whether a read succeeds */
  reads(): Promise<boolean>;
  /**
   * stops load and server; returns the acknowledged writes that are lost, one sentence each. `dataDir`: the
   * folder of its database
   */
  finish(dataDir: string, beforeLooking: () => Promise<void>): Promise<string[]>;
}

/** `env`: the settings of its database. */
export async function startBusyServer(env: Readonly<Record<string, string>>): Promise<BusyServer> {
  const server = await startProcess(APP_SERVER, env);
  const { origin } = server;
  const writers = newWriters();
  const payers = newPayers();
  const load = startLoad(() => origin, writers, { payers });
  return {
    origin,
    refusals: () => load.refusals,
    async burst() {
      const before = load.acknowledgements();
      while (load.acknowledgements() - before < WRITES) await pause(20);
    },
    reads: async () => (await sendOver(origin, READS_DATABASE).catch(() => undefined))?.status === 200,
    async finish(dataDir, beforeLooking) {
      await load.stop();
      const lost = await lostWrites(origin, writers, load.signIns);
      await server.end('SIGTERM');
      await beforeLooking();
      return [
        ...lost,
        ...(await lostRows(dataDir, writers, load.signIns)),
        ...(await lostMoney(dataDir, { payers })),
      ];
    },
  };
}
