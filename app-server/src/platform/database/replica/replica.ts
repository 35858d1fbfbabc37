import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DomainError } from '../../domain-error.ts';
import { isConnectionLost, onceMore } from '../connection/connection-lost.ts';
import type { Database } from '../drizzle.ts';
import type { DatabaseLog } from '../log.ts';
import type { OpenDatabase } from '../open.ts';
import { followProgress, lsnOf } from './lateness.ts';

const EVERY_MS = 500;

/** A replica by streaming replication, for reads that may be some seconds old. */
export interface Replica {
  /**
   * Reads from the replica, or from the primary while the replica is late or gone, or has not replayed what was changed
   * at `since` (by `performance.now()`). `work` reads only: what fails on the replica is done again on the primary.
   */
  read<T>(work: (db: Database) => Promise<T>, since: number): Promise<T>;
  /** For the metrics. */
  state(): ReplicaState;
  close(): Promise<void>;
}

export interface ReplicaState {
  /** reads go to the replica, except those that need a change which it has not replayed */
  readonly isUsed: boolean;
  /** it includes what the primary had so long ago; Infinity: not known */
  readonly lateSeconds: number;
}

interface Options {
  readonly primary: Database;
  readonly replica: OpenDatabase;
  readonly lateMs: number;
  readonly log: DatabaseLog;
}

/** What a database has in common with its copies on replicas, and with nothing else. */
const ORIGIN = sql`(select system_identifier || ' ' || oid from pg_control_system(), pg_database
  where datname = current_database())`;

interface Here {
  readonly lsn: string;
  readonly origin: string;
}

interface There {
  readonly lsn: string | null;
  readonly standby: boolean;
  readonly origin: string;
}

async function primaryNow(db: Database): Promise<Here> {
  const { rows } = await db.execute<Here & Record<string, unknown>>(
    sql`select pg_current_wal_lsn()::text as lsn, ${ORIGIN} as origin`,
  );
  const [now] = rows;
  if (now === undefined) throw new Error('the primary said nothing');
  return now;
}

async function replicaNow(db: Database): Promise<There> {
  const { rows } = await db.execute<There & Record<string, unknown>>(
    sql`select pg_last_wal_replay_lsn()::text as lsn, pg_is_in_recovery() as standby, ${ORIGIN} as origin`,
  );
  const [now] = rows;
  if (now === undefined) throw new Error('the replica said nothing');
  return now;
}

/** Whether the second is a copy of the first, or was one before it became a primary itself. */
export async function isCopy(primary: Database, replica: Database): Promise<boolean> {
  const [here, there] = await Promise.all([primaryNow(primary), replicaNow(replica)]);
  return here.origin === there.origin;
}

/** The last of the causes: the first ones only name the statement. */
function reasonOf(error: unknown): string {
  const { cause, message } = Object(error) as Partial<Error>;
  return cause === undefined ? String(message ?? error) : reasonOf(cause);
}

/** Tells the log once when the replica is not used any more, with the reason, or used again. */
function announcer(log: DatabaseLog): (reason: string | undefined) => void {
  let told: string | undefined;
  return (reason) => {
    const state = reason ?? 'used';
    if (state === told) return;
    const wasUnused = told !== undefined && told !== 'used';
    if (reason !== undefined && !wasUnused) log.warn({ reason }, 'the replica is not used');
    if (reason === undefined) log.info({}, 'the replica is used');
    told = state;
  };
}

/** Follows a replica until it is closed, and tells the log once when it is not used any more, or again. */
export function followReplica({ primary, replica, lateMs, log }: Options): Replica {
  const progress = followProgress(2 * lateMs);
  const end = new AbortController();
  let reason: string | undefined = 'it was not asked yet';
  let lostAt = 0;
  const announce = announcer(log);

  const lateness = () => performance.now() - progress.includes();
  const isPunctual = () => lateness() <= lateMs;
  const isUsed = () => reason === undefined && isPunctual();

  /** Why the replica cannot be used, or undefined. Throws if one of the two cannot be asked. */
  async function look(): Promise<string | undefined> {
    const at = performance.now();
    const { lsn, origin } = await primaryNow(primary);
    progress.primaryWas(at, lsnOf(lsn));
    const there = await replicaNow(replica.db);
    if (there.origin !== origin) return 'it is a replica of another database';
    if (!there.standby || there.lsn === null) return 'it is no replica';
    progress.replicaIs(lsnOf(there.lsn));
    return isPunctual() ? undefined : 'it is late';
  }

  async function follow(): Promise<void> {
    while (!end.signal.aborted) {
      const began = performance.now();
      const seen = await look().catch((error: unknown) => `it cannot be asked: ${reasonOf(error)}`);
      // an answer of before a call lost its connection says nothing about now
      if (lostAt < began) reason = seen;
      if (!end.signal.aborted) announce(reason);
      await pause(EVERY_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  }
  const following = follow();

  return {
    async read(work, since) {
      const fromPrimary = () => onceMore(() => work(primary));
      if (!isUsed() || progress.includes() < since) return fromPrimary();
      try {
        return await work(replica.db);
      } catch (error) {
        if (error instanceof DomainError) throw error;
        if (isConnectionLost(error)) {
          lostAt = performance.now();
          reason = `its connection was lost: ${reasonOf(error)}`;
          announce(reason);
        }
        return fromPrimary();
      }
    },
    state: () => ({ isUsed: isUsed(), lateSeconds: lateness() / 1000 }),
    async close() {
      end.abort();
      await replica.close();
      await following;
    },
  };
}
