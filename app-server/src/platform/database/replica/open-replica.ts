import { checkNames, isPooled } from '../statements/check-names.ts';
import type { DatabaseLimits } from '../connection/bounded-pool.ts';
import { isConnectionLost } from '../connection/connection-lost.ts';
import type { Patience } from '../connection/patient-socket.ts';
import type { Database } from '../drizzle.ts';
import type { DatabaseLog } from '../log.ts';
import { connectDatabase } from '../open.ts';
import { followReplica, isCopy, type Replica } from './replica.ts';

/** A silent replica must not keep a call waiting that the primary can answer. */
const PATIENCE: Patience = { connectMs: 2_000, answerMs: 2_000 };

/**
 * Connects to the replica of DATABASE_READ_URL. Throws if it can be reached and is none of the primary, or is behind a
 * pooler that does not keep named statements. One that cannot be reached is not used until it can.
 */
export async function openReplica(options: {
  readonly url: string;
  readonly primary: Database;
  readonly lateMs: number;
  readonly log: DatabaseLog;
  readonly limits?: DatabaseLimits | undefined;
  readonly prepared?: boolean | undefined;
}): Promise<Replica> {
  const { url, primary, prepared = true } = options;
  const config = { connectionString: url };
  const replica = connectDatabase(config, { ...options, patience: PATIENCE });
  try {
    if (!(await isCopy(primary, replica.db)))
      throw new Error('DATABASE_READ_URL leads to another database than a replica of DATABASE_URL.');
    if (prepared && (await isPooled(replica.pool))) await checkNames(config, 'DATABASE_READ_URL');
  } catch (error) {
    if (!isConnectionLost(error)) {
      await replica.close();
      throw error;
    }
  }
  return followReplica({ ...options, replica });
}
